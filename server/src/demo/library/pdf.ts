/** A text at a height in points above the bottom of the page. */
interface PdfText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly isBold?: boolean
}

/** Characters of Windows-1252 (WinAnsiEncoding) beyond Latin-1. */
const winAnsi: Readonly<Record<string, string>> = { '–': '\x96', '—': '\x97', '’': '\x92', '•': '\x95' }

const literal = (text: string) =>
  text.replace(/[–—’•]/gu, (character) => winAnsi[character] ?? '').replace(/[\\()]/gu, String.raw`\$&`)

/** A PDF of one letter page with texts in Helvetica (ISO 32000-1, 7.5). */
export function pdfPage(title: string, texts: readonly PdfText[]): Buffer {
  const content = texts
    .map(({ text, x, y, size, isBold }) => `BT /F${isBold ? 2 : 1} ${size} Tf ${x} ${y} Td (${literal(text)}) Tj ET`)
    .join('\n')
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<</Title(${literal(title)})>>`,
  ]
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer<</Size ${size}/Root 1 0 R/Info 7 0 R>>\n`
  return Buffer.from(`${file}${table}startxref\n${file.length}\n%%EOF\n`, 'latin1')
}
