import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, open } from 'node:fs'
import { mkdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'

/** A reply stored on disk until it is sent. */
export interface Spooled {
  readonly bytes: number
  readonly content: Readable
}

/**
 * Writes the pieces to an unlinked file in the data folder, which disappears when the reply is sent or the process ends.
 * For replies that are too large for memory and must be complete before the first byte is sent. A slow reader holds the
 * file only, no database connection.
 */
export async function spool(dataDir: string, pieces: AsyncIterable<string>): Promise<Spooled> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, `spool-${randomUUID()}`)
  const fd = await promisify(open)(path, 'wx+', 0o600)
  const file = createWriteStream(path, { fd, autoClose: false })
  try {
    await unlink(path)
    await pipeline(Readable.from(pieces), file)
  } catch (error) {
    file.destroy()
    throw error
  }
  // By file descriptor: a read stream of a FileHandle that another stream has written to stops after its first chunk.
  return { bytes: file.bytesWritten, content: createReadStream(path, { fd, start: 0 }) }
}
