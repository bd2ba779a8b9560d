import { mkdir, open, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file durably: when it resolves, the content and all new directory entries are synced to disk. Removes the file on errors. */
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

/** The folder of the file, and the parents of all folders that were created. */
function unsynced(folder: string, firstMade: string | undefined): string[] {
  const folders = [folder]
  const top = firstMade === undefined ? folder : dirname(firstMade)
  for (let each = folder; each !== top && dirname(each) !== each; ) {
    each = dirname(each)
    folders.push(each)
  }
  return folders
}

/** Not on Windows, which cannot open folders; NTFS journals its directory entries. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}
