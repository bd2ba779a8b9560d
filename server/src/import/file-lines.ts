import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { PassThrough, pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

export interface Line {
  readonly number: number
  readonly text: string
}

const mostCharacters = 4_000_000

/**
 * Yields the non-empty lines of a UTF-8 or UTF-16 file, gzipped or not. `onBytes` gets the bytes read so far. Throws
 * if the file is one JSON array instead of one object per line.
 */
export async function* fileLines(path: string, onBytes: (read: number) => void): AsyncGenerator<Line> {
  const unpack = (await isGzip(path)) ? createGunzip() : new PassThrough()
  const file = createReadStream(path)
  file.on('data', () => onBytes(file.bytesRead))
  const bytes: Readable = pipeline(file, unpack, () => {})
  yield* linesOf(decoded(bytes))
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

/** Decodes UTF-8 unless a byte order mark indicates UTF-16. Invalid bytes become U+FFFD. */
async function* decoded(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk))
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder?.decode() ?? ''
}

const encodingOf = ([first, second]: Buffer) =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'

/** Not readline, which also breaks lines at U+2028, allowed within JSON strings. */
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
  const text = raw.trim()
  if (number === 1 && text.startsWith('[')) throw new Error(arrayFile)
  if (text) yield { number, text }
}

const arrayFile =
  "This file is one JSON array. Posts are imported from JSON lines, one object a line: jq -c '.[]' FILE > posts.ndjson"
