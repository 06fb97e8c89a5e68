import DailyMathApp
import DailyMathCore
import Testing

@testable import DailyMathApp

@Suite("A message")
struct MailMessageTests {
  @Test("a message is written as RFC 5322 and MIME ask, with line feeds alone")
  func bytes() {
    let message = MailMessage(
      recipient: .ana, subject: "código", moment: Stamp.at().moment, identifier: "abc",
      domain: "aula.uq.edu.co", language: .spanish, body: "¡Hola!\n")
    #expect(
      String(decoding: message.bytes, as: UTF8.self) == """
        From: DailyMath <dailymath@aula.uq.edu.co>
        To: ana@uniquindio.edu.co
        Subject: =?utf-8?Q?c=C3=B3digo?=
        Date: Mon, 30 Nov 2026 12:00:00 -0500
        Message-ID: <abc@aula.uq.edu.co>
        MIME-Version: 1.0
        Content-Type: text/plain; charset=utf-8
        Content-Transfer-Encoding: quoted-printable
        Content-Language: es
        Auto-Submitted: auto-generated

        =C2=A1Hola!

        """)
  }
}
