#!/usr/bin/env python3
"""Writes the width tables beside this script, or checks that they are what it would write.

usage: pip download --no-deps wcwidth==0.9.4
       ./generate-width-tables.py [--check] wcwidth-0.9.4-*.whl

unicode.org is not asked: the data comes from the pure Python tables of the PyPI package wcwidth, which are made from
EastAsianWidth.txt and emoji-variation-sequences.txt, name the file they were made from, and are the same in every
wheel of a version. A table whose SHA-256 is not the one below is refused. What was read is then held against this
Python's own `unicodedata`, which is another reading of the same files: every code point that it knows must have the
same width, but for those that Unicode changed since.
"""

import hashlib
import pathlib
import re
import sys
import unicodedata
import zipfile

# Module, variable, SHA-256 of the module, Swift type, East Asian Width values, summary.
FILES = [
    (
        "table_wide.py", "WIDE_EASTASIAN",
        "a167dfa17738fb939b8157193fc9d11f70b1e1ed0385e1a6faee07c8d5ad5085", "WideRanges", "WF",
        "The code points that take two columns: East Asian Width W or F, without combining marks.",
    ),
    (
        "table_ambiguous.py", "AMBIGUOUS_EASTASIAN",
        "762d8dfbdd8ad6a71bf50015e89d4dd4dbc5b3d270560e1c3c90130fda98657d", "AmbiguousRanges", "A",
        "The code points that take two columns in some terminals: East Asian Width A.",
    ),
    (
        "table_vs16.py", "VS16_NARROW_TO_WIDE",
        "16371e2db996fd6e60ac63905f9d9e8323429b71742c765b83a4a5d7519ab0c6", "EmojiVariationRanges", "",
        "The narrow code points that take two columns when U+FE0F follows them.",
    ),
]
# Widened by Unicode 16: the symbols of the Book of Changes and of the Tai Xuan Jing, and counting rods.
WIDENED_SINCE = [
    (0x2630, 0x2637), (0x268A, 0x268F), (0x4DC0, 0x4DFF), (0x1D300, 0x1D356), (0x1D360, 0x1D376),
]
# Where the tables follow what terminals do: the Hangul filler is W but ignorable, so that it takes no room, and regional
# indicators are N but drawn as the two halves of a flag.
DEVIATIONS = [(0x3164, 0x3164), (0x1F1E6, 0x1F1FF)]
PER_LINE = 4


def newest(table):
    """The ranges of the newest Unicode level a table has, and that level."""
    version = max(table, key=lambda text: [int(part) for part in text.split(".")])
    return version, sorted(table[version])


def origin(source, version):
    """What the table says about the file it was made from."""
    named = re.search(r"# Source: (\S+)\n\s*# Date: ([^\n]+)", source)
    # The table of emoji variations names no file: it is the same since the level that it is filed under.
    made = "made" if named[1] == version else f"made from {named[1]},"
    return f"Unicode level {version}, {made} {named[2]}"


def is_in(ranges, value):
    return any(low <= value <= high for low, high in ranges)


def verify(type_name, values, ranges):
    """Ranges rise and do not touch, and every code point is as this Python knows it."""
    for (low, high), (next_low, _) in zip(ranges, ranges[1:]):
        if not low <= high < next_low - 1:
            sys.exit(f"{type_name}: {low:04X} to {high:04X} is out of order")
    if not values:
        return
    listed = set()
    for low, high in ranges:
        listed.update(range(low, high + 1))
    for value in range(0x110000):
        character = chr(value)
        category = unicodedata.category(character)
        # Unassigned code points may have been given a width since; marks take no room whatever their width.
        if category in ("Cn", "Cs", "Mn", "Mc", "Me", "Cf"):
            continue
        if is_in(WIDENED_SINCE + DEVIATIONS, value):
            continue
        if (unicodedata.east_asian_width(character) in values) != (value in listed):
            sys.exit(f"{type_name}: {value:04X} differs from Unicode {unicodedata.unidata_version}")


def swift(type_name, summary, module, digest, package, origin, ranges):
    lines = [
        "// Written by generate-width-tables.py; do not edit.",
        f"// Source: {package}, {module}",
        f"// {origin}",
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
    arguments = sys.argv[1:]
    only_checks = arguments[:1] == ["--check"]
    wheel = pathlib.Path(arguments[-1])
    package = " ".join(wheel.name.split("-")[:2])
    with zipfile.ZipFile(wheel) as archive:
        for module, variable, expected, type_name, values, summary in FILES:
            source = archive.read(f"wcwidth/{module}")
            digest = hashlib.sha256(source).hexdigest()
            if digest != expected:
                sys.exit(f"{module}: SHA-256 {digest} is not {expected}")
            names = {}
            exec(source, names)
            version, ranges = newest(names[variable])
            verify(type_name, values, ranges)
            about = origin(source.decode(), version)
            text = swift(type_name, summary, module, digest, package, about, ranges)
            target = pathlib.Path(__file__).parent / f"{type_name}.swift"
            if not only_checks:
                target.write_text(text)
            elif target.read_text() != text:
                sys.exit(f"{target.name} is not what would be written")


if __name__ == "__main__":
    main()
