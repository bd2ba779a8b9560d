import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Writes the list of refused rows and warnings. Each import has its own file, created at the first line. */
export function openImportList(dataDir: string, now: Date) {
  const path = join(dataDir, `import-${now.toISOString().slice(0, 19).replaceAll(':', '')}.txt`)
  let file: number | undefined
  return {
    write(line: string): void {
      if (file === undefined) {
        mkdirSync(dataDir, { recursive: true })
        file = openSync(path, 'w')
      }
      writeSync(file, `${line}\n`)
    },
    /** Returns the path of the list; undefined if nothing was written. */
    close(): string | undefined {
      if (file === undefined) return undefined
      closeSync(file)
      return path
    },
  }
}
