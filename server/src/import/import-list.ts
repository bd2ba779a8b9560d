import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** The list of rows that were refused or marked, a file of its own for each import; it comes into being with its first line. */
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
    /** Answers where the list is; undefined when nothing was written. */
    close(): string | undefined {
      if (file === undefined) return undefined
      closeSync(file)
      return path
    },
  }
}
