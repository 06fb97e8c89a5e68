#!/usr/bin/env python3
"""Writes the width tables beside this script from the data of the PyPI package wcwidth.

usage: pip download --no-deps wcwidth==0.9.4 && ./generate-width-tables.py wcwidth-0.9.4-*.whl

What is read is the package's pure Python tables, which are the same in every wheel of a version; their
SHA-256 goes into the files that are written.
"""

import hashlib
import pathlib
import sys
import zipfile

FILES = [
    (
        "table_wide.py", "WIDE_EASTASIAN", "WideRanges",
        "The code points that take two columns: East Asian Width W or F, without combining marks.",
    ),
    (
        "table_vs16.py", "VS16_NARROW_TO_WIDE", "EmojiVariationRanges",
        "The narrow code points that take two columns when U+FE0F follows them.",
    ),
]
PER_LINE = 4


def newest(table):
    """The ranges of the newest Unicode version a table has, and that version."""
    version = max(table, key=lambda text: [int(part) for part in text.split(".")])
    return version, table[version]


def swift(type_name, summary, module, digest, package, version, ranges):
    lines = [
        f"// Written by generate-width-tables.py; do not edit.",
        f"// Source: {package}, {module}, Unicode {version}",
        f"// SHA-256 of {module}: {digest}",
        "",
        f"/// {summary}",
        f"enum {type_name} {{",
        "  /// The first and last code point of each range, one after the other, in rising order.",
        "  static let bounds: [UInt32] = [",
    ]
    for start in range(0, len(ranges), PER_LINE):
        row = ranges[start:start + PER_LINE]
        lines.append("    " + " ".join(f"0x{low:04X}, 0x{high:04X}," for low, high in row))
    lines += ["  ]", "}", ""]
    return "\n".join(lines)


def main():
    wheel = pathlib.Path(sys.argv[1])
    package = " ".join(wheel.name.split("-")[:2])
    with zipfile.ZipFile(wheel) as archive:
        for module, variable, type_name, summary in FILES:
            source = archive.read(f"wcwidth/{module}")
            digest = hashlib.sha256(source).hexdigest()
            names = {}
            exec(source, names)
            version, ranges = newest(names[variable])
            text = swift(type_name, summary, module, digest, package, version, sorted(ranges))
            (pathlib.Path(__file__).parent / f"{type_name}.swift").write_text(text)


if __name__ == "__main__":
    main()
