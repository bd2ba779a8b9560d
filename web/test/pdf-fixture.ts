/** A PDF whose pages show one line each. Readers rebuild the missing table of objects. */
export function aPdf(lines: readonly string[], { media = '0 0 612 792', page = '', catalog = '' } = {}): string {
  const kids = lines.map((_, index) => `${index * 2 + 10} 0 R`).join(' ')
  const pages = lines.flatMap((line, index) => {
    const content = `BT /F1 24 Tf 60 700 Td (${line}) Tj ET`
    return [
      `${index * 2 + 10} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[${media}]/Contents ${index * 2 + 11} 0 R/Resources<</Font<</F1 3 0 R>>>>${page}>>endobj`,
      `${index * 2 + 11} 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj`,
    ]
  })
  return [
    '%PDF-1.7',
    `1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj`,
    `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${lines.length}>>endobj`,
    '3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>endobj',
    ...pages,
    'trailer<</Root 1 0 R>>',
    '%%EOF',
  ].join('\n')
}
