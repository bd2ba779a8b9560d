import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../test/process.ts'
import { createFileStore, type FileStore } from './file-store.ts'

let dataDir = ''
let store: FileStore
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hearback-store-'))
  store = createFileStore({ s3: undefined, dataDir })
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const contentOf = async (key: string) => {
  const stream = await store.open(key)
  return stream && buffer(stream)
}

describe('files on disk', () => {
  test('are kept byte for byte until they are removed, which may happen twice', async () => {
    const content = Buffer.from(Array.from({ length: 300_000 }, (_, i) => i % 251))
    await store.put('deep/down/a.bin', content, 'application/octet-stream')
    expect((await contentOf('deep/down/a.bin'))?.equals(content)).toBe(true)
    await store.remove('deep/down/a.bin')
    expect(await contentOf('deep/down/a.bin')).toBeUndefined()
    await store.remove('deep/down/a.bin')
  })

  test.skipIf(!existsSync('/dev/full'))(
    'say so when the disk is full, leave nothing, and go on once there is room',
    async () => {
      await mkdir(join(dataDir, 'files/full'), { recursive: true })
      // Writes to this device fail like on a full disk.
      await symlink('/dev/full', join(dataDir, 'files/full/a.bin'))
      const put = () => store.put('full/a.bin', Buffer.from('Hello'), 'application/octet-stream')
      await expect(put()).rejects.toMatchObject({ code: 'storage_full' })
      expect(await readdir(join(dataDir, 'files/full'))).toEqual([])
      await put()
      expect((await contentOf('full/a.bin'))?.toString()).toBe('Hello')
    },
  )
})

test('files in a service that cannot be reached are refused as unavailable', async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`
  const s3 = { bucket: 'hearback', endpoint, accessKeyId: 'id', secretAccessKey: 'secret', region: 'us-east-1' }
  const away = createFileStore({ s3, dataDir })
  await expect(away.put('a', Buffer.from('Hello'), 'text/plain')).rejects.toMatchObject({ code: 'unavailable' })
  await expect(away.open('a')).rejects.toMatchObject({ code: 'unavailable' })
})
