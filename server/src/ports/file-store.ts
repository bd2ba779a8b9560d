import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import { writeDurably } from './durable-write.ts'

/** Keeps files under keys like `pictures/<random>-256.webp`. */
export interface FileStore {
  /** The file is durable once this answers. Throws storage_full where there is no room, and leaves nothing then. */
  put(key: string, content: Buffer, mediaType: string): Promise<void>
  /** Undefined when there is no such file. */
  open(key: string): Promise<Readable | undefined>
  /** A file that is not there is removed already. */
  remove(key: string): Promise<void>
}

/** Files in S3 when the settings name a bucket, else in `files/` of the data folder. */
export function createFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  const location = join(dataDir, 'files')
  const disk = new Disk(s3 ? s3Driver(s3) : new FSDriver({ location, visibility: 'private' }))
  const put: FileStore['put'] = s3
    ? (key, content, mediaType) => disk.put(key, content, { contentType: mediaType })
    : (key, content) => writeDurably(join(location, key), content)
  return {
    put: (key, content, mediaType) =>
      put(key, content, mediaType).catch((error: Error) => {
        throw isFull(error) ? new AppError('storage_full') : error
      }),
    async open(key) {
      return (await disk.exists(key)) ? disk.getStream(key) : undefined
    },
    remove: (key) => disk.delete(key),
  }
}

/** What a full disk, a spent quota, and services of the kind of S3 say. */
const fullCodes = ['ENOSPC', 'EDQUOT', 'QuotaExceeded', 'InsufficientStorage', 'XMinioStorageFull']
const insufficientStorage = 507

interface StorageError {
  code?: string
  name?: string
  cause?: unknown
  $metadata?: { httpStatusCode?: number }
}
function isFull({ code = '', name = '', cause, $metadata }: StorageError): boolean {
  if (fullCodes.includes(code) || fullCodes.includes(name)) return true
  return $metadata?.httpStatusCode === insufficientStorage || (cause instanceof Error && isFull(cause))
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
