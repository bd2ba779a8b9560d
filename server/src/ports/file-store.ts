import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Config } from '../config/config.ts'
import { AppError } from '../domain/errors.ts'
import { writeDurably } from './durable-write.ts'

/** Stores files under keys like `pictures/<random>-256.webp`. */
export interface FileStore {
  /** Resolves once the file is durable. Throws storage_full, and then leaves nothing. */
  put(key: string, content: Buffer, mediaType: string): Promise<void>
  /** Returns undefined if there is no such file. */
  open(key: string): Promise<Readable | undefined>
  /** Idempotent. */
  remove(key: string): Promise<void>
  /** All keys, in no particular order. */
  keys(): AsyncIterable<string>
}

/** Uses S3 if a bucket is configured, else `files/` in the data folder. Throws unavailable while S3 is unreachable. */
export function createFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  const location = join(dataDir, 'files')
  const disk = new Disk(s3 ? s3Driver(s3) : new FSDriver({ location, visibility: 'private' }))
  const put: FileStore['put'] = s3
    ? (key, content, mediaType) => disk.put(key, content, { contentType: mediaType })
    : (key, content) => writeDurably(join(location, key), content)
  return {
    put: (key, content, mediaType) => put(key, content, mediaType).catch(refuse),
    open: async (key) => {
      const there = await disk.exists(key).catch(refuse)
      return there ? disk.getStream(key).catch(refuse) : undefined
    },
    remove: (key) => disk.delete(key),
    keys: () => keysOf(disk),
  }
}

async function* keysOf(disk: Disk): AsyncGenerator<string> {
  let next: string | undefined
  do {
    const page = await disk.listAll('/', { recursive: true, ...(next ? { paginationToken: next } : {}) }).catch(refuse)
    for (const object of page.objects) if (object.isFile) yield object.key
    next = page.paginationToken
  } while (next)
}

/** Errors of full disks, exceeded quotas, and S3-compatible services. No file of ours exceeds their limit per object. */
const full = ['ENOSPC', 'EDQUOT', 'QuotaExceeded', 'EntityTooLarge', 'InsufficientStorage', 'XMinioStorageFull', '507']
const away = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'TimeoutError', 'SlowDown', '503']

function refuse(error: unknown): never {
  const words = wordsOf(error)
  if (words.some((word) => full.includes(word))) throw new AppError('storage_full')
  if (!words.some((word) => away.includes(word))) throw error
  const message = 'We can’t reach the files right now. Please try again in a moment.'
  throw Object.assign(new AppError('unavailable', { message }), { cause: error })
}

/** The names, codes and statuses of an error and its causes. */
function wordsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const { name, code, cause, $metadata } = error as Error & { code?: string; $metadata?: { httpStatusCode?: number } }
  return [name, String(code), String($metadata?.httpStatusCode), ...wordsOf(cause)]
}

function s3Driver({ bucket, accessKeyId, secretAccessKey, endpoint, region }: NonNullable<Config['s3']>): S3Driver {
  return new S3Driver({
    credentials: { accessKeyId, secretAccessKey },
    region,
    bucket,
    visibility: 'private',
    supportsACL: false,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // A hanging service must not block an upload forever.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
    // Other S3-compatible servers refuse or store the checksums that the SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}
