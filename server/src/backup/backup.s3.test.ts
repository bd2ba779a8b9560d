import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { aMigratedTarget, type RestoreTarget } from '../../test/restore-target.ts'
import { missingForSwift, type Swift, startSwift } from '../../test/swift.ts'
import { createFileStore, type FileStore } from '../ports/file-store.ts'
import { restoreInto } from './empty-place.ts'
import { takeBackup } from './take-backup.ts'
import { withClient } from './with-client.ts'

const missing = missingForSwift()
const app = testApp()
const bucket = 'hearback'
let swift: Swift
const places: RestoreTarget[] = []

describe.skipIf(missing)(`a backup of files in S3${missing ? ` (${missing})` : ''}`, { timeout: 120_000 }, () => {
  beforeAll(async () => {
    swift = await startSwift()
    const credentials = { accessKeyId: swift.account, secretAccessKey: swift.secret }
    const client = new S3Client({ endpoint: swift.endpoint, region: 'us-east-1', forcePathStyle: true, credentials })
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
    client.destroy()
    for (let each = 0; each < 2; each++) places.push(await aMigratedTarget())
  }, 60_000)
  afterAll(async () => {
    for (const place of places) await place.remove()
    await swift?.stop()
  }, 60_000)

  test('brings them from disk to a bucket and back, byte for byte', async () => {
    const [inBucket, onDisk] = places as [RestoreTarget, RestoreTarget]
    const { endpoint, account: accessKeyId, secret: secretAccessKey } = swift
    const s3 = { bucket, endpoint, accessKeyId, secretAccessKey, region: 'us-east-1' }
    const archive = join(app.deps.config.dataDir, 'backup.tar.gz')
    for (const size of [1, 5_000, 3_000_000])
      await app.deps.files.put(`chat/${size}`, randomBytes(size), 'application/pdf')
    const before = await contentsOf(app.deps.files)
    const take = (url: string, files: FileStore) => withClient(url, (client) => takeBackup({ client, files }, archive))
    await take(app.deps.config.databaseUrl ?? '', app.deps.files)
    await restoreInto({ ...inBucket, s3 }, archive)
    const store = createFileStore({ ...inBucket, s3 })
    expect(await contentsOf(store)).toEqual(before)
    await rm(archive)
    await take(inBucket.databaseUrl, store)
    await restoreInto(onDisk, archive)
    expect(await contentsOf(createFileStore(onDisk))).toEqual(before)
  })
})

async function contentsOf(files: FileStore): Promise<Record<string, string>> {
  const contents: Record<string, string> = {}
  for await (const key of files.keys()) {
    const stream = await files.open(key)
    if (stream) contents[key] = (await buffer(stream)).toString('base64')
  }
  return contents
}
