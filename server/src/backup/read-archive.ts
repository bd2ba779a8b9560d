import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { ReadableStream } from 'node:stream/web'
import { createGunzip } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import type { z } from 'zod'
import {
  archiveFormat,
  type Head,
  headName,
  headShape,
  keyOf,
  type Manifest,
  manifestName,
  manifestShape,
  tableOf,
} from './archive.ts'

export interface Entry {
  readonly name: string
  readonly content: Buffer
}

/** Upper limit of an entry, well above any part of a table and any upload. */
const largestEntry = 200 * 1024 * 1024

/** Yields the entries in order, one in memory at a time. Throws for a truncated file or another format. */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const gunzip = createGunzip()
  const source = createReadStream(file)
  source.on('error', (error) => gunzip.destroy(error))
  // Readable.toWeb throws outside any promise when it is cancelled with data waiting (nodejs/node#64529).
  const decoded = ReadableStream.from(source.pipe(gunzip)).pipeThrough(createTarDecoder({ strict: true }) as never)
  try {
    for await (const { header, body } of decoded as unknown as AsyncIterable<TarEntry>) {
      if (header.size > largestEntry) throw new Error('an entry is too large')
      yield { name: header.name, content: await buffer(body) }
    }
  } finally {
    source.destroy()
    gunzip.destroy()
  }
}
interface TarEntry {
  readonly header: { readonly name: string; readonly size: number }
  readonly body: AsyncIterable<Uint8Array>
}

export interface CheckedArchive {
  readonly head: Head
  readonly manifest: Manifest
}

/**
 * Verifies an archive against its manifest. Throws a sentence if it is truncated, altered, made by a newer release,
 * or no archive. Calls `seen` with the key of each file.
 */
export async function checkArchive(file: string, seen: (key: string) => void): Promise<CheckedArchive> {
  const found: Found = { all: createHash('sha256'), tables: new Map(), files: { count: 0, bytes: 0 } }
  let head: Head | undefined
  let manifest: Manifest | undefined
  for await (const entry of told(file)) {
    if (manifest) throw damaged(file, 'something stands behind its manifest')
    head ??= headIn(file, entry)
    if (entry.name === manifestName) manifest = parse(file, manifestShape, entry.content)
    else if (!count(found, entry, seen)) throw damaged(file, `${entry.name} does not belong in a backup`)
  }
  if (!head || !manifest) throw damaged(file, 'its end is missing')
  compare(file, manifest, found)
  return { head, manifest }
}

interface Found {
  readonly all: Hash
  readonly tables: Map<string, Hash>
  readonly files: Manifest['files']
}

/** Returns false for entries that do not belong to a backup. */
function count({ all, tables, files }: Found, { name, content }: Entry, seen: (key: string) => void): boolean {
  all.update(`${name}\0${content.length}\0`).update(content)
  const [table, key] = [tableOf(name), keyOf(name)]
  if (table !== undefined) hashOf(tables, table).update(content)
  if (key !== undefined) {
    files.count += 1
    files.bytes += content.length
    seen(key)
  }
  return table !== undefined || key !== undefined || name === headName
}

function compare(file: string, manifest: Manifest, found: Found): void {
  for (const [name, { sha256 }] of Object.entries(manifest.tables)) {
    if (hashOf(found.tables, name).digest('hex') !== sha256) throw damaged(file, `the table ${name} was altered`)
  }
  const { count, bytes } = manifest.files
  if (found.files.count !== count || found.files.bytes !== bytes) throw damaged(file, 'files are missing or were added')
  if (found.all.digest('hex') !== manifest.sha256) throw damaged(file, 'its content does not match its manifest')
}

function hashOf(hashes: Map<string, Hash>, name: string): Hash {
  const known = hashes.get(name) ?? createHash('sha256')
  hashes.set(name, known)
  return known
}

function headIn(file: string, { name, content }: Entry): Head {
  if (name !== headName) throw new Error(`${file} is not a Hearback backup.`)
  const head = parse(file, headShape, content)
  if (head.format > archiveFormat)
    throw new Error(`${file} was made by a newer release (format ${head.format}). Restore it with that release.`)
  return head
}

/** Yields the entries; turns errors of gzip and tar into a sentence of ours. */
async function* told(file: string): AsyncGenerator<Entry> {
  const entries = readArchive(file)
  for (;;) {
    const next = await entries.next().catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new Error(`There is no file ${file}.`)
      throw damaged(file, error.message)
    })
    if (next.done) return
    yield next.value
  }
}

function parse<S extends z.ZodType>(file: string, shape: S, content: Buffer): z.output<S> {
  try {
    return shape.parse(JSON.parse(content.toString()))
  } catch {
    throw damaged(file, 'what it says of itself cannot be read')
  }
}

const damaged = (file: string, why: string) =>
  new Error(`${file} is damaged or not a backup (${why}). Nothing was restored.`)
