import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { CreateBucketCommand, HeadObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { sendFileMessage } from '@hearback/contract/hiring/chat.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { aChat } from '../../test/chat-factory.ts'
import '../../test/matchers.ts'
import { missingForSwift, type Swift, startSwift } from '../../test/swift.ts'
import { createFileStore, type FileStore } from './file-store.ts'

const missing = missingForSwift()
const bucket = 'hearback'
const app = testApp()
let swift: Swift
let store: FileStore
let client: S3Client

describe.skipIf(missing)(`files in S3${missing ? ` (${missing})` : ''}`, { timeout: 20_000 }, () => {
  beforeAll(async () => {
    swift = await startSwift()
    store = storeWith(swift.secret)
    const credentials = { accessKeyId: swift.account, secretAccessKey: swift.secret }
    client = new S3Client({ endpoint: swift.endpoint, region: 'us-east-1', forcePathStyle: true, credentials })
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
  }, 60_000)
  afterAll(() => swift?.stop(), 20_000)

  const storeWith = (secretAccessKey: string) => {
    const { endpoint, account: accessKeyId } = swift
    const s3 = { bucket, endpoint, accessKeyId, secretAccessKey, region: 'us-east-1' }
    return createFileStore({ s3, dataDir: app.deps.config.dataDir })
  }
  const contentOf = async (key: string) => {
    const stream = await store.open(key)
    return stream && buffer(stream)
  }

  test.each([1, 65_536, 9_999_999])('of %i bytes are kept byte for byte', async (size) => {
    const content = randomBytes(size)
    await store.put('chat/a', content, 'application/pdf')
    expect((await contentOf('chat/a'))?.equals(content)).toBe(true)
    const head = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: 'chat/a' }))
    expect(head).toMatchObject({ ContentLength: size, ContentType: 'application/pdf' })
  })

  test('are there until they are removed, which may happen twice', async () => {
    expect(await store.open('chat/missing')).toBeUndefined()
    await store.put('chat/b', Buffer.from('Hello'), 'text/plain')
    await store.remove('chat/b')
    expect(await store.open('chat/b')).toBeUndefined()
    await store.remove('chat/b')
  })

  test('are neither written nor read nor removed with a wrong secret', async () => {
    const stranger = storeWith('guessed')
    await store.put('chat/c', Buffer.from('Hello'), 'text/plain')
    await expect(stranger.put('chat/d', Buffer.from('Bye'), 'text/plain')).rejects.toThrow()
    await expect(stranger.open('chat/c')).rejects.toThrow()
    await expect(stranger.remove('chat/c')).rejects.toThrow()
    expect(await store.open('chat/d')).toBeUndefined()
    expect((await contentOf('chat/c'))?.toString()).toBe('Hello')
  })

  describe('of messages', () => {
    beforeAll(() => {
      Object.assign(app.deps, { files: store })
    })

    const send = async () => {
      const { by, chatId } = await aChat(app)
      const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0c3d2c' } }).png()
      const file = new File([new Uint8Array(await photo.toBuffer())], 'me.png')
      return by.call(sendFileMessage, { body: { chatId }, file })
    }
    const stored = async () => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: 'chat/' }))
      return Contents.length
    }

    test('are read back through the application, a picture with its thumbnail', async () => {
      const { data } = await send()
      for (const [url, width] of [
        [data.fileUrl, 900],
        [data.file?.thumbnailUrl, 480],
      ] as const) {
        const answer = await app.server.inject({ method: 'GET', url: url ?? '' })
        expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
        expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width })
      }
      expect(existsSync(join(app.deps.config.dataDir, 'files'))).toBe(false)
    })

    test('are refused while the quota is spent, without a message or a rest, and go on after that', async () => {
      const before = await stored()
      await swift.limit(bucket, 1)
      await expect(send()).rejects.toMatchObject({ body: { code: 'storage_full' } })
      expect(await stored()).toBe(before)
      for (const table of ['messages', 'pending_files']) {
        expect((await app.pool.query(`select 1 from ${table}`)).rowCount).toBe(0)
      }
      await swift.limit(bucket, 0)
      await send()
      expect(await stored()).toBe(before + 2)
    })
  })
})
