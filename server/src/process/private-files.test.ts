import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restrictFiles, withSharedFiles } from './private-files.ts'

const modeOf = (path: string) => statSync(path).mode & 0o777

let dataDir = ''
let umask = 0
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hearback-private-'))
  // Worker threads of the test runner cannot set the umask, so it is mocked.
  umask = 0o022
  vi.spyOn(process, 'umask').mockImplementation((mask) => {
    const before = umask
    if (mask !== undefined) umask = Number(mask)
    return before
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(dataDir, { recursive: true })
})

test('closes folders that an earlier release left open, and leaves the data folder to PostgreSQL', () => {
  chmodSync(dataDir, 0o711)
  for (const name of ['outbox', 'files']) {
    mkdirSync(join(dataDir, name))
    chmodSync(join(dataDir, name), 0o755)
  }
  writeFileSync(join(dataDir, 'files', 'one'), '')
  restrictFiles(dataDir)
  expect(umask).toBe(0o077)
  expect(['outbox', 'files'].map((name) => modeOf(join(dataDir, name)))).toEqual([0o700, 0o700])
  expect(modeOf(dataDir)).toBe(0o711)
})

test('programs for another account are shared, and what follows is private again, also after a failure', () => {
  restrictFiles(dataDir)
  expect(withSharedFiles(() => umask)).toBe(0o022)
  expect(() =>
    withSharedFiles(() => {
      throw new Error('no space left')
    }),
  ).toThrow('no space left')
  expect(umask).toBe(0o077)
})
