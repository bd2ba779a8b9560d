import { createHash } from 'node:crypto'
import { link, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'

export interface ArchiveWriter {
  add(name: string, content: Uint8Array): Promise<void>
  /** SHA-256 over everything added so far. */
  digest(): string
}

/** Most of it is pictures, which shrink no further: the fastest level. */
const level = 1

/**
 * Writes an archive that nobody else may read, under its name only once it is whole and on the disk. Throws a sentence
 * where a file of that name is there, and leaves nothing behind when anything fails.
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

/** A link refuses a name that is taken, which renaming does not. */
async function publish(draft: string, file: string): Promise<void> {
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`${file} is there already. Nothing was written over it.`) : error
  })
  if (process.platform === 'win32') return
  const folder = await open(dirname(file), 'r')
  await folder.sync().finally(() => folder.close())
}
