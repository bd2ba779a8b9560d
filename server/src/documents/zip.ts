import { unzipSync } from 'fflate'
import { RefusedDocument } from './document-jobs.ts'

const mostEntries = 5_000
const mostBytes = 64 * 1024 * 1024

/**
 * Unpacks the entries of a ZIP archive that `isWanted` names; null if it is none. Throws RefusedDocument for an archive
 * that unpacks to more than 64 MB. Entries larger than they state are cut.
 */
export function unzip(content: Buffer, isWanted: (name: string) => boolean): Map<string, Buffer> {
  let [entries, bytes] = [0, 0]
  const unpacked = unzipSync(content, {
    filter: ({ name, originalSize }) => {
      entries += 1
      const isTaken = isWanted(name)
      if (isTaken) bytes += originalSize
      if (entries > mostEntries || bytes > mostBytes) throw new RefusedDocument('This file is too big when unpacked')
      return isTaken
    },
  })
  return new Map(
    Object.entries(unpacked).map(([name, data]) => [name, Buffer.from(data.buffer, data.byteOffset, data.length)]),
  )
}
