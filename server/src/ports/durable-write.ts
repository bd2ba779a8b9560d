import { mkdir, open, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file so that it outlasts a power cut from the moment this answers: its content and the folders that name it
 * are on the disk. What could not be written whole is removed.
 */
export async function writeDurably(path: string, content: Buffer): Promise<void> {
  const folder = dirname(path)
  const firstMade = await mkdir(folder, { recursive: true })
  try {
    await writeFile(path, content, { flush: true })
    for (const each of unsynced(folder, firstMade)) await syncFolder(each)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/** The folder of the file, and those that name folders which are new. */
function unsynced(folder: string, firstMade: string | undefined): string[] {
  const folders = [folder]
  const top = firstMade === undefined ? folder : dirname(firstMade)
  for (let each = folder; each !== top && dirname(each) !== each; ) {
    each = dirname(each)
    folders.push(each)
  }
  return folders
}

/** Windows cannot open a folder; there the file system keeps its own journal of names. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}
