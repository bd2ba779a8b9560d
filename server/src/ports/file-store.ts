import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Keeps files under keys like `pictures/<random>-256.webp`. */
export interface FileStore {
  put(key: string, content: Buffer, mediaType: string): Promise<void>
  /** Undefined when there is no such file. */
  open(key: string): Promise<Readable | undefined>
  remove(key: string): Promise<void>
}

/** Files in a folder of this machine. */
export function diskFileStore(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    put: (key, content, mediaType) => disk.put(key, content, { contentType: mediaType }),
    async open(key) {
      return (await disk.exists(key)) ? disk.getStream(key) : undefined
    },
    remove: (key) => disk.delete(key),
  }
}
