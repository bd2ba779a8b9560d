import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readArchive } from './read-archive.ts'

let folder = ''
let archive = ''
const largest = 4_000_000
const uncaught: unknown[] = []
const remember = (error: unknown) => uncaught.push(error)
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'))
  archive = join(folder, 'backup.tar.gz')
  await pack({ first: 10, second: largest, third: 10 })
  uncaught.length = 0
  // Node calls the monitor before the handlers of vitest.
  process.on('uncaughtExceptionMonitor', remember)
})
afterEach(async () => {
  process.off('uncaughtExceptionMonitor', remember)
  await rm(folder, { recursive: true })
})

async function pack(sizes: Record<string, number>): Promise<void> {
  const { readable, controller } = createTarPacker()
  const written = pipeline(Readable.fromWeb(readable as never), createGzip({ level: 1 }), createWriteStream(archive))
  for (const [name, size] of Object.entries(sizes)) {
    const writer = controller.add({ name, size }).getWriter()
    await writer.write(new Uint8Array(randomBytes(size)))
    await writer.close()
  }
  controller.finalize()
  await written
}

/** Lets the reader fill its buffers with the entry behind the current one. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await setImmediate()
}

describe('reading an archive', () => {
  test('yields every entry whole, in order', async () => {
    const found: [string, number][] = []
    for await (const { name, content } of readArchive(archive)) {
      found.push([name, content.length])
      await turns(5000)
    }
    expect(found).toEqual([
      ['first', 10],
      ['second', largest],
      ['third', 10],
    ])
  })

  test('that fails at an entry raises that error alone, though the next entry is already unpacked', async () => {
    const restore = async () => {
      for await (const { name } of readArchive(archive)) {
        await turns(5000)
        throw new Error(`${name} cannot be stored`)
      }
    }
    await expect(restore()).rejects.toThrow('first cannot be stored')
    await turns(100)
    expect(uncaught).toEqual([])
  })
})
