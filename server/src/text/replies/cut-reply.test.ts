import { describe, expect, test } from 'vitest'
import { replyCorpus, replyLines } from '../../../test/reply-corpus.ts'
import { cutReply } from './cut-reply.ts'
import { htmlReplyText } from './html-reply.ts'

const cut = (text: string) => cutReply(text, replyLines)
const corpus = replyCorpus()

describe('replies in the layouts of Gmail, Outlook, Apple Mail, Thunderbird and Yahoo in four languages', () => {
  test('at least 97% are cut exactly to what was typed', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(300)
    const wrong = corpus.filter(({ text, typed }) => cut(text) !== typed)
    expect(wrong.length / corpus.length, wrong.map(({ name }) => name).join('; ')).toBeLessThanOrEqual(0.03)
  })

  test('none keeps a part of what was quoted', () => {
    const leaks = corpus.filter(({ text }) => /QUOTED|@jobs\.example|above this line|encima de esta/u.test(cut(text)))
    expect(leaks.map(({ name }) => name)).toEqual([])
  })
})

describe('a reply', () => {
  test.each([
    ['a sentence with "wrote:"', 'On Monday the manager wrote:\n"We start at dawn." I think that is too early.'],
    ['a list with colons', 'From: Boise\nI can be there in an hour.'],
    ['a line of dashes in the middle', 'One\n-----\nTwo'],
    [
      'mention of a phone',
      'My phone is broken.\nSent from my iPhone mails arrive late, I am told, so call me.\nThanks',
    ],
    ['a sentence with a time and "wrote:"', 'On Monday at 9:30 our chef wrote:\nplease come early.'],
    ['the hours of a shift', 'Your shift:\nFrom: 9:00 AM\nTo: 5:00 PM\nDate: Tuesday\nSee you then!'],
    ['the hours of a shift in Spanish', 'Tu turno:\nDe: 9:00\nPara: cocina\nFecha: martes'],
    ['how a letter was sent, in the last line', 'The contract is on its way.\nSent via FedEx yesterday'],
    ['how a letter was sent, in Spanish', 'El contrato va en camino.\nEnviado por correo certificado ayer'],
  ])('keeps %s', (_, text) => expect(cut(text)).toBe(text))

  test('keeps answers right below the quoted questions', () => {
    expect(cut('> Can you start on Monday?\nYes.\n> And on weekends?\nNo, sorry.')).toBe('Yes.\n\nNo, sorry.')
  })

  const sender = 'Hearback <a@b.example>'
  test.each([
    ['Zoho Mail', `---- On Sat, 28 Nov 2026 16:05:12 -0500 ${sender} wrote ---\n\nQUOTED`],
    ['HCL Notes', `-----"Hearback" <a@b.example> wrote: -----\nTo: Rita\nFrom: Hearback\nSubject: x\n\nQUOTED`],
    ['mail.com', `Sent: Saturday, November 28, 2026\nFrom: "Hearback" <a@b.example>\nTo: Rita\nSubject: x\n\nQUOTED`],
    ['GMX', `Gesendet: Samstag\nVon: "Hearback" <a@b.example>\nAn: Rita\nBetreff: x\n\nQUOTED`],
    ['Yahoo Mail on phones', `  On Sat, Nov 28, 2026 at 4:05 PM, Hearback<a@b.example> wrote:   QUOTED`],
    [
      'a header with its address on a line of its own',
      `From: Hearback\n<a@b.example>\nSent: x\nTo: y\nSubject: z\nQUOTED`,
    ],
    [
      'a broken line of another language',
      `Il giorno sab 28 nov 2026 alle ore 16:05 ${sender} ha\nscritto:\n\n> QUOTED`,
    ],
    ['an email forwarded by Apple Mail', `Begin forwarded message:\n\nFrom: ${sender}\nSubject: x\n\nQUOTED`],
    ['an email forwarded in Spanish', `Inicio del mensaje reenviado:\n\n> De: ${sender}\n> QUOTED`],
    ['our line within a very long one', `${'x'.repeat(600)} ${replyLines[0]} QUOTED`],
    ['the name of a reaction', 'Rita Kaya reacted via Gmail'],
  ])('is cut at %s', (_, rest) => expect(cut(`Yes.\n\n${rest}`)).toBe('Yes.'))

  test.each([
    ['nothing but a quote', '> hello\n> there'],
    ['only a signature', '\n-- \nRita Kaya'],
    ['only our line', `--- ${replyLines[0]} ---\nQUOTED`],
    ['nothing', ''],
  ])('is empty with %s', (_, text) => expect(cut(text)).toBe(''))

  test('loses quoted lines that a server has broken without a mark', () => {
    const long = '> QUOTED a line that is about as long as servers let a line of text be,'
    expect(cut(`Yes.\n\n${long}\nQUOTED broken\n> more\n\nAnd no.`)).toBe('Yes.\n\nAnd no.')
  })

  test('loses the footer of a virus scanner below the quote', () => {
    const footer = '-- \nThis email has been scanned for viruses by AVG.\nhttps://www.avg.example'
    expect(cut(`Yes.\n\nOn 12/23/24 at 10:29 Hearback wrote:\n>\n> QUOTED\n>\n\n${footer}`)).toBe('Yes.')
  })

  test('is cut at a quote of another language that is marked', () => {
    expect(cut('Sim!\n\nEm sáb., 28 de nov. de 2026 às 16:05, Hearback <a@b.example> escreveu:\n\n> QUOTED')).toBe(
      'Sim!',
    )
  })

  test('is cut in time that grows with its length', () => {
    const hostile = [
      `On ${'1 '.repeat(140)}wrote :`,
      `${'<a@'.repeat(90)} wrote:`,
      `Am ${'schrieb '.repeat(30)}:`,
      `From${' '.repeat(400)}: x`,
      '>'.repeat(499),
      `---${'a@'.repeat(240)} wrote`,
      `Sent${' from'.repeat(90)}`,
      `${'*'.repeat(400)}:`,
    ]
    for (const line of hostile) expect(cut(`${line}\n`.repeat(20_000)).length).toBeLessThan(1_200_000)
    expect(cut('a'.repeat(5_000_000))).toHaveLength(5_000_000)
  })
})

describe('an HTML reply', () => {
  const of = (html: string) => cut(htmlReplyText(html))

  test.each([
    [
      'Gmail',
      `<div dir="ltr">Yes, <b>Tuesday</b> is fine.<div><br></div><div>Rita</div></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Sat, Nov 28, 2026 at 4:05 PM Hearback &lt;<a href="mailto:a@b.example">a@b.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote"><p>QUOTED</p></blockquote></div>`,
    ],
    [
      'Outlook',
      `<html><head><style>p{margin:0}</style></head><body><p>Yes, Tuesday is fine.</p><p>&nbsp;</p><p>Rita</p><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>From:</b> Hearback &lt;a@b.example&gt;<br><b>Sent:</b> Saturday<br><b>To:</b> Rita<br><b>Subject:</b> New<br></div><div><p>QUOTED</p></div></body></html>`,
    ],
    [
      'Apple Mail',
      `<html><body>Yes, Tuesday is fine.<div><br></div><div>Rita<br><div><br><blockquote type="cite"><div>On Nov 28, 2026, at 4:05 PM, Hearback &lt;a@b.example&gt; wrote:</div><br><div>QUOTED</div></blockquote></div></div></body></html>`,
    ],
    [
      'Yahoo',
      `<div><div>Yes, Tuesday is fine.</div><div><br></div><div>Rita</div></div><div id="yahoo_quoted_1" class="yahoo_quoted"><div>On Saturday, Hearback wrote:</div><div>QUOTED</div></div>`,
    ],
  ])('of %s is cut as its text', (_, html) => {
    expect(of(html).replace(/\s+/gu, ' ')).toBe('Yes, Tuesday is fine. Rita')
  })

  test('has the addresses of its links, unless they are what the link says', () => {
    const link = (href: string, text: string) => `<p>Book: <a href="${href}">${text}</a>.</p>`
    expect(of(link('https://cal.example/rita', 'my <b>calendar</b>'))).toBe(
      'Book: my calendar (https://cal.example/rita).',
    )
    expect(of(link('https://cal.example/rita', 'cal.example/rita'))).toBe('Book: cal.example/rita.')
    expect(of(link('mailto:a@b.example', 'Rita'))).toBe('Book: Rita.')
    expect(of(link('javascript:alert(1)', 'here'))).toBe('Book: here.')
  })

  test('of any depth and length is converted', () => {
    expect(of(`${'<div>'.repeat(50_000)}Deep`).length).toBeLessThan(100)
    expect(of(`<p>Yes</p>${'<blockquote>'.repeat(3_000)}QUOTED`)).toBe('Yes')
  })
})
