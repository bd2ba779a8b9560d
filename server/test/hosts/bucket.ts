import { buffer } from 'node:stream/consumers'
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { createFileStore } from '../../src/ports/file-store.ts'
import type { Ground } from '../faults/world.ts'
import { startSwift } from '../swift.ts'

export interface Bucket {
  /** The S3_ settings. */
  readonly settings: NodeJS.ProcessEnv
  readonly files: Ground['files']
  stop(): Promise<void>
}

const name = 'hearback'
const region = 'us-east-1'

/** A bucket of a local Swift with its S3 API. */
export async function startBucket(): Promise<Bucket> {
  const swift = await startSwift()
  const { endpoint, account: accessKeyId, secret: secretAccessKey } = swift
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  })
  await client.send(new CreateBucketCommand({ Bucket: name }))
  const s3 = { bucket: name, endpoint, region, accessKeyId, secretAccessKey }
  const store = createFileStore({ s3, dataDir: '' })
  return {
    settings: {
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    files: {
      contentOf: oneByOne(async (key) => {
        const stream = await store.open(key)
        return stream && buffer(stream)
      }),
      async keys() {
        const keys: string[] = []
        for (let from: string | undefined; ; ) {
          const page = await client.send(
            new ListObjectsV2Command({ Bucket: name, Prefix: 'chat/', ...(from ? { ContinuationToken: from } : {}) }),
          )
          keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []))
          from = page.NextContinuationToken
          if (!from) return keys
        }
      },
    },
    async stop() {
      client.destroy()
      await swift.stop()
    },
  }
}

/** Serializes reads, because parallel ones overload a small server. */
function oneByOne<R>(work: (key: string) => Promise<R>): (key: string) => Promise<R> {
  let turn: Promise<unknown> = Promise.resolve()
  return (key) => {
    const mine = turn.then(() => work(key))
    turn = mine.catch(() => {})
    return mine
  }
}
