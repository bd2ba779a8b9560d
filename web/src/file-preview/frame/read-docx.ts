import { unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { type Block, BlockReader } from './docx-blocks.ts'

/** `isCut` tells that the document has more text. */
export interface DocxText {
  blocks: readonly Block[]
  isCut: boolean
}

/** The reply of the worker. */
export type DocxReply = DocxText | { failed: 'damaged' | 'tooLarge' }

export class FileTooLarge extends Error {}

/** Bounds of an archive, so that a small file can't unpack to gigabytes. */
const MAX_ENTRIES = 5_000
const MAX_BYTES = 24 * 1024 * 1024
const MAX_DEPTH = 200

const PARTS = [/^word\/header\d*\.xml$/, /^word\/document\d*\.xml$/, /^word\/footer\d*\.xml$/]

/**
 * Reads the text of a DOCX: headers, body, footers. Leaves out what Word hides: hidden and deleted text, field codes,
 * comments. Throws FileTooLarge, and other errors for a damaged file.
 */
export function readDocx(bytes: Uint8Array): DocxText {
  const files = Object.entries(unzip(bytes)).sort(([one], [other]) => one.localeCompare(other))
  const reader = new BlockReader()
  const bodies = PARTS.map((part) => files.filter(([name]) => part.test(name)))
  if (!bodies[1]?.length) throw new Error('The archive has no document.')
  for (const [, xml] of bodies.flat()) {
    parse(xml, reader)
    if (reader.isFull) break
  }
  return { blocks: reader.blocks, isCut: reader.isFull }
}

/** An entry larger than it states is cut to that size. */
function unzip(bytes: Uint8Array) {
  let [entries, size] = [0, 0]
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entries += 1
      const isRead = PARTS.some((part) => part.test(name))
      if (isRead) size += originalSize
      if (entries > MAX_ENTRIES || size > MAX_BYTES) throw new FileTooLarge()
      return isRead
    },
  })
}

class Full extends Error {}

/** Entities are never defined: a document type is an error, as Word treats it. */
function parse(xml: Uint8Array, reader: BlockReader): void {
  const parser = new SaxesParser()
  let depth = 0
  const fail = (error: Error) => {
    throw error
  }
  parser.on('error', fail)
  parser.on('doctype', () => fail(new Error('The document has a document type.')))
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > MAX_DEPTH) throw new FileTooLarge()
    if (reader.isFull) throw new Full()
    reader.open(localName(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    reader.close(localName(name))
  })
  parser.on('text', reader.text)
  parser.on('cdata', reader.text)
  try {
    parser.write(new TextDecoder().decode(xml)).close()
  } catch (error) {
    if (!(error instanceof Full)) throw error
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
