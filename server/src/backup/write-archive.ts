import { createHash } from 'node:crypto'
import { link, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'

export interface ArchiveWriter {
  add(name: string, content: Uint8Array): Promise<void>
  /** SHA-256 over all entries so far. */
  digest(): string
}

/** The fastest level: most of an archive is pictures, which do not compress. */
const level = 1

/**
 * Writes an archive that only its owner can read. It gets its name once it is complete and flushed to disk.
 * Throws a sentence if the file exists; leaves nothing behind on errors.
 */
export async function writeArchive(file: string, fill: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
  const draft = `${file}.part`
  const handle = await open(draft, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST'
      ? new Error(`${draft} is there: another backup writes it, or one was ended before it was done. Delete it then.`)
      : error
  })
  try {
    const { readable, controller } = createTarPacker()
    const sink = handle.createWriteStream({ flush: true, autoClose: true })
    const written = pipeline(Readable.fromWeb(readable as never), createGzip({ level }), sink)
    const filled = fill(entriesOf(controller)).then(
      () => controller.finalize(),
      (error: unknown) => controller.error(error),
    )
    await Promise.all([written, filled])
    await publish(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

function entriesOf(controller: ReturnType<typeof createTarPacker>['controller']): ArchiveWriter {
  const hash = createHash('sha256')
  return {
    async add(name, content) {
      hash.update(`${name}\0${content.length}\0`).update(content)
      const entry = controller.add({ name, size: content.length, mode: 0o600 }).getWriter()
      if (content.length > 0) await entry.write(content)
      await entry.close()
    },
    digest: () => hash.copy().digest('hex'),
  }
}

/** link(2) fails if the name exists; rename(2) would overwrite it. */
async function publish(draft: string, file: string): Promise<void> {
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`${file} is there already. Nothing was written over it.`) : error
  })
  if (process.platform === 'win32') return
  const folder = await open(dirname(file), 'r')
  await folder.sync().finally(() => folder.close())
}
