import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Config } from '../config.ts'

/** Keeps files under keys like `pictures/<random>-256.webp`. */
export interface FileStore {
  put(key: string, content: Buffer, mediaType: string): Promise<void>
  /** Undefined when there is no such file. */
  open(key: string): Promise<Readable | undefined>
  remove(key: string): Promise<void>
}

/** Files in S3 when the settings name a bucket, else in `files/` of the data folder. */
export function createFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  const disk = new Disk(s3 ? s3Driver(s3) : new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' }))
  return {
    put: (key, content, mediaType) => disk.put(key, content, { contentType: mediaType }),
    async open(key) {
      return (await disk.exists(key)) ? disk.getStream(key) : undefined
    },
    remove: (key) => disk.delete(key),
  }
}

function s3Driver({ bucket, accessKeyId, secretAccessKey, endpoint, region }: NonNullable<Config['s3']>): S3Driver {
  return new S3Driver({
    credentials: { accessKeyId, secretAccessKey },
    region,
    bucket,
    visibility: 'private',
    supportsACL: false,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Servers other than Amazon's refuse, or store, the checksums that the library adds by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}
