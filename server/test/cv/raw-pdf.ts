import { deflateSync } from 'node:zlib'

interface RawPdf {
  /** Operators of the page; `/F1` is Helvetica. */
  readonly content?: string | Buffer
  /** Filters that `content` is already encoded with, outermost first. */
  readonly filters?: string
  /** Entries of the catalog, the page and the trailer. */
  readonly catalog?: string
  readonly page?: string
  readonly trailer?: string
  /** Annotations of the page. */
  readonly annotations?: readonly string[]
  /** Further objects, from number 6. */
  readonly objects?: readonly (string | Buffer)[]
}

/** A PDF of one page, written by hand, for files that no usual program makes. */
export function rawPdf({
  content = '',
  filters,
  catalog = '',
  page = '',
  trailer = '',
  annotations = [],
  objects = [],
}: RawPdf): Buffer {
  const bytes = Buffer.from(content)
  const all = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>${page}>>/Annots[${annotations.join('')}]>>`,
    stream(filters ? `/Filter[${filters}]` : '', bytes),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...objects,
  ]
  const parts = [Buffer.from('%PDF-1.7\n')]
  const offsets = all.map((object, index) => {
    const offset = parts.reduce((sum, part) => sum + part.length, 0)
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
    return offset
  })
  const start = parts.reduce((sum, part) => sum + part.length, 0)
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}`
  const end = `trailer<</Size ${all.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF`
  return Buffer.concat([...parts, Buffer.from(table + end)])
}

export const stream = (entries: string, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<<${entries}/Length ${bytes.length}>>stream\n`), bytes, Buffer.from('\nendstream')])

/** Draws a text at a height in points. */
export const drawn = (text: string, y: number, { x = 50, size = 12, before = '' } = {}): string =>
  `q ${before} BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET Q\n`

/** A PDF with these lines; a tab moves to the right edge. */
export const pdfOfLines = (lines: readonly string[], annotations: readonly string[] = []): Buffer =>
  rawPdf({
    annotations,
    content: lines
      .flatMap((line, index) =>
        line
          .split('\t')
          .map((cell, place) => drawn(cell.replace(/[()]/gu, '\\$&'), lineTop(index), { x: 50 + 300 * place })),
      )
      .join(''),
  })

/** The link annotation of a line of `pdfOfLines`. */
export const linkOfLine = (index: number, address: string): string =>
  `<</Type/Annot/Subtype/Link/Rect[48 ${lineTop(index) - 2} 100 ${lineTop(index) + 12}]/A<</S/URI/URI(${address})>>>>`

const lineTop = (index: number) => 740 - 16 * index

/** A few hundred bytes that unpack to this many megabytes through two filters. */
export const packedTwice = (megabytes: number): Buffer =>
  deflateSync(deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '), { level: 9 }), { level: 9 })
