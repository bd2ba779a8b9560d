import { crc32, deflateRawSync } from 'node:zlib'

/** A number in little-endian bytes. */
const little = (bytes: number, ...numbers: number[]) => {
  const buffer = Buffer.alloc(bytes * numbers.length)
  for (const [i, number] of numbers.entries()) buffer.writeUIntLE(number, i * bytes, bytes)
  return buffer
}

/** A zip of deflated entries; `claimed` overrides their uncompressed size in the headers. */
export function zipOf(
  entries: readonly (readonly [name: string, content: string | Buffer])[],
  claimed?: number,
): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of entries) {
    const packed = deflateRawSync(content)
    const facts = Buffer.concat([
      little(2, 0, 8, 0, 0),
      little(4, crc32(content), packed.length, claimed ?? content.length),
      little(2, name.length, 0),
    ])
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), little(2, 20), facts, Buffer.from(name), packed])
    const entry = [Buffer.from('PK\x01\x02'), little(2, 20, 20), facts, little(2, 0, 0, 0), little(4, 0, offset)]
    directory.push(...entry, Buffer.from(name))
    files.push(file)
    offset += file.length
  }
  const table = Buffer.concat(directory)
  const end = Buffer.concat([
    Buffer.from('PK\x05\x06'),
    little(2, 0, 0, entries.length, entries.length),
    little(4, table.length, offset),
    little(2, 0),
  ])
  return Buffer.concat([...files, table, end])
}

const contentTypes = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/></Types>`

/** An Office Open XML document; `main` as in `wordprocessingml.document`. */
export const anOfficeFile = (main: string, folder: string): Buffer =>
  zipOf([
    ['[Content_Types].xml', contentTypes(main)],
    [`${folder}/main.xml`, '<document/>'],
  ])

export const aDocx = (): Buffer => anOfficeFile('wordprocessingml.document', 'word')

export const anOpenDocument = (kind: string): Buffer =>
  zipOf([
    ['mimetype', `application/vnd.oasis.opendocument.${kind}`],
    ['content.xml', '<office/>'],
  ])

export const aPdf = (): Buffer =>
  Buffer.from('%PDF-1.4\n%\u00e2\u00e3\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n', 'latin1')

const sector = 512
const endOfChain = 0xfffffffe
const free = 0xffffffff

/** An OLE2 compound file with these streams at its top, and `below` in a folder. */
export function aCompoundFile(top: readonly string[], below: readonly string[] = []): Buffer {
  const all = [...top, ...below]
  const first = top.length + 1
  const entries = [
    entry('Root Entry', 5, { child: 1 }),
    // A chain to the right is a valid tree too; the folder is the last entry of the first chain.
    ...top.map((name, i) => entry(name, 2, { right: i + 2 < first || below.length > 0 ? i + 2 : free })),
    ...(below.length > 0 ? [entry('Folder', 1, { child: first + 1 })] : []),
    ...below.map((name, i) => entry(name, 2, { right: i + 1 < below.length ? first + i + 2 : free })),
  ]
  const directory = Buffer.concat(entries)
  const sectors = Math.ceil(directory.length / sector)
  const header = Buffer.alloc(sector)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  Buffer.concat([little(2, 0x3e, 3, 0xfffe, 9, 6)]).copy(header, 0x18)
  little(4, 1, 1, 0, 4_096, endOfChain, 0, endOfChain, 0, 0).copy(header, 0x2c)
  header.fill(0xff, 0x50)
  const table = Buffer.alloc(sector, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  for (let i = 1; i <= sectors; i++) table.writeUInt32LE(i < sectors ? i + 1 : endOfChain, i * 4)
  return Buffer.concat([
    header,
    table,
    directory,
    Buffer.alloc(sectors * sector - directory.length + all.length * sector),
  ])
}

function entry(name: string, type: number, { right = free, child = free }: { right?: number; child?: number }): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 'utf16le')
  bytes.writeUInt16LE((name.length + 1) * 2, 0x40)
  bytes.writeUInt8(type, 0x42)
  little(4, free, right, child).copy(bytes, 0x44)
  return bytes
}
