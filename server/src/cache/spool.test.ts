import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spool } from './spool.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearback-spool-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function* pieces(count: number, fails = false) {
  for (let n = 0; n < count; n++) yield `${n} ü\n`
  if (fails) throw new Error('the database is gone')
}

test('written data is read from its beginning, and no file is left for other processes', async () => {
  const { bytes, content } = await spool(join(folder, 'new'), pieces(20_000))
  expect(await readdir(join(folder, 'new'))).toEqual([])
  const read = await text(content)
  expect(read).toBe(Array.from({ length: 20_000 }, (_, n) => `${n} ü\n`).join(''))
  expect(bytes).toBe(Buffer.byteLength(read))
})

test('data that could not be written completely is not sent', async () => {
  await expect(spool(folder, pieces(3, true))).rejects.toThrow('the database is gone')
  expect(await readdir(folder)).toEqual(['new'])
})
