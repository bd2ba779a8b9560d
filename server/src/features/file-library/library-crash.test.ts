import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { addLibraryFile, type LibraryFile, listLibraryFiles } from '@hearback/contract/people/library-files.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { processOf } from '../../../test/cluster.ts'
import type { Person } from '../../../test/factories.ts'
import { aLibraryFile, pdfOf } from '../../../test/file-factory.ts'
import { inLong } from '../../../test/long.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { pendingHours, sweepFiles } from '../files/files.service.ts'
import { settleFileRemovals } from './library-files.service.ts'

vi.setConfig({ testTimeout: 90_000 })
const app = testApp()
let ana: Person
beforeEach(async () => {
  await app.pool.query(`update pending_files set created_at = created_at - make_interval(hours => ${pendingHours})`)
  await sweepFiles(app.deps)
  ana = await aSeeker(app)
})

const folder = () => join(app.deps.config.dataDir, 'files/library')
const stored = () => readdir(folder()).catch(() => [])
const rows = async () => (await app.pool.query<{ id: string; key: string }>('select id, key from library_files')).rows
const pending = async () => (await app.pool.query('select from pending_files')).rowCount
const library = async () => (await ana.call(listLibraryFiles)).files
const bytesOf = async (file: LibraryFile) => (await app.server.inject({ method: 'GET', url: file.fileUrl })).rawPayload

async function sweepLater() {
  await app.pool.query(`update pending_files set created_at = created_at - make_interval(hours => ${pendingHours})`)
  await sweepFiles(app.deps)
}

/** Each row has its bytes, and after the sweep nothing else is stored or noted. */
async function expectNoOrphans(before: readonly string[]) {
  const keys = (await rows()).map(({ key }) => key.replace('library/', ''))
  expect(await stored()).toEqual(expect.arrayContaining(keys))
  await sweepLater()
  const others = new Set(before)
  expect((await stored()).filter((key) => !others.has(key)).toSorted()).toEqual(
    keys.filter((key) => !others.has(key)).toSorted(),
  )
  expect(await pending()).toBe(0)
}

async function upload(url: string, words: string) {
  const body = new FormData()
  body.append('kind', 'cv')
  body.append('file', new File([new Uint8Array(pdfOf(words))], `${words}.pdf`))
  const response = await fetch(url + addLibraryFile.path, {
    method: 'POST',
    headers: { 'auth-token': ana.token ?? '' },
    body,
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  const { file } = (await response.json()) as { file: LibraryFile }
  return file
}

test('a server that is killed between the bytes and the row leaves the library as it was, and bytes that the sweep takes', async () => {
  const others = await stored()
  const before = await aLibraryFile(ana, { name: 'before.pdf' })
  const server = await processOf(app)
  const hold = await app.pool.connect()
  await hold.query('begin')
  await hold.query('select from users where id = $1 for update', [ana._id])
  const cut = expect(upload(server.url, 'cut')).rejects.toThrow('fetch failed')
  await eventually(async () => (await stored()).length === others.length + 2)
  await server.end('SIGKILL')
  await cut
  await hold.query('commit')
  hold.release()

  expect((await library()).map(({ name }) => name)).toEqual(['before.pdf'])
  expect(await pending()).toBe(1)
  await expectNoOrphans(others)
  expect(await bytesOf(before)).toEqual(pdfOf('before.pdf'))
  expect(await bytesOf(await aLibraryFile(ana, { name: 'cut', content: pdfOf('cut') }))).toEqual(pdfOf('cut'))
})

test('servers that are killed at any moment of uploads lose no file that they confirmed', async () => {
  const others = await stored()
  const confirmed = new Map<string, LibraryFile>()
  const all: string[] = []
  for (let round = 0; round < inLong(4, 2); round++) {
    const server = await processOf(app)
    const words = Array.from({ length: 7 }, (_, index) => `${round}-${index}`)
    const before = (await stored()).length
    const sent = words.map(async (name) => {
      const file = await upload(server.url, name).catch(() => undefined)
      if (file) confirmed.set(name, file)
    })
    await eventually(async () => (await stored()).length > before + round * 2)
    await server.end('SIGKILL')
    await Promise.all(sent)
    all.push(...words)
  }
  const held = await library()
  expect(held.map(({ _id }) => _id)).toEqual(expect.arrayContaining([...confirmed.values()].map(({ _id }) => _id)))
  await expectNoOrphans(others)
  // Sent again by a client that heard nothing, each file is in the library once.
  for (const name of all) await aLibraryFile(ana, { name: `${name}.pdf`, content: pdfOf(name) })
  const files = await library()
  expect(files.map(({ name }) => name).toSorted()).toEqual(all.map((name) => `${name}.pdf`).toSorted())
  for (const file of files) expect(await bytesOf(file)).toEqual(pdfOf(file.name.replace('.pdf', '')))
})

test('a removal that is cut off between the row and the bytes is finished by the next sweep', async () => {
  const others = await stored()
  const [gone, kept] = [await aLibraryFile(ana, { name: 'gone.pdf' }), await aLibraryFile(ana, { name: 'kept.pdf' })]
  await app.pool.query(`update library_files set slot = null, removed_at = now() - interval '2 hours' where id = $1`, [
    gone._id,
  ])
  await settleFileRemovals(app.deps)
  // The process ends after the row: the bytes are noted in the same transaction.
  expect([(await rows()).length, (await stored()).length - others.length, await pending()]).toEqual([1, 2, 1])

  await app.pool.query(`update pending_files set created_at = created_at - make_interval(hours => ${pendingHours})`)
  const cut = {
    ...app.deps,
    files: {
      ...app.deps.files,
      /** Removes the bytes; then the connection ends as it does with its process. */
      remove: async (key: string) => {
        await app.deps.files.remove(key)
        await app.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
             and state = 'idle in transaction' and pid <> pg_backend_pid()`,
        )
      },
    },
  }
  await expect(sweepFiles(cut)).rejects.toThrow()
  expect([(await stored()).length - others.length, await pending()]).toEqual([1, 1])
  await expectNoOrphans(others)
  expect(await bytesOf(kept)).toEqual(pdfOf('kept.pdf'))
})
