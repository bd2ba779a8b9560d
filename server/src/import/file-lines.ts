import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { PassThrough, pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

export interface Line {
  readonly number: number
  readonly text: string
}

const mostCharacters = 4_000_000

/** The lines of a file, compressed by gzip or not, without the empty ones. `onBytes` hears how far the reading is. */
export async function* fileLines(path: string, onBytes: (read: number) => void): AsyncGenerator<Line> {
  const unpack = (await isGzip(path)) ? createGunzip() : new PassThrough()
  const file = createReadStream(path)
  file.on('data', () => onBytes(file.bytesRead))
  const text: Readable = pipeline(file, unpack, () => {})
  text.setEncoding('utf8')
  yield* linesOf(text)
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await file.close()
  }
}

/** Not readline: it also ends a line at U+2028, which JSON allows within a text. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  let rest = ''
  let number = 0
  for await (const chunk of chunks) {
    const parts = (rest + chunk).split('\n')
    rest = parts.pop() ?? ''
    for (const part of parts) yield* lineOf(part, ++number)
    if (rest.length > mostCharacters) throw new Error(`Line ${number + 1} does not end: this is no file of JSON lines.`)
  }
  yield* lineOf(rest, number + 1)
}

function* lineOf(raw: string, number: number): Generator<Line> {
  const text = (number === 1 ? raw.replace(/^\uFEFF/u, '') : raw).trim()
  if (text) yield { number, text }
}
