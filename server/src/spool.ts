import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, open } from 'node:fs'
import { mkdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'

/** An answer that lies on the disk until it has been sent. */
export interface Spooled {
  readonly bytes: number
  readonly content: Readable
}

/**
 * Writes the pieces to a file of the data folder that has no name any more, so that it is gone when the answer has been
 * sent or the process ends: for answers too large to be held, of which nothing may be sent before all is there. Whoever
 * reads slowly holds up nothing but their file.
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
  // By its number: a stream of a FileHandle that another stream has written to stops after its first piece.
  return { bytes: file.bytesWritten, content: createReadStream(path, { fd, start: 0 }) }
}
