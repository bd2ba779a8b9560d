import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const program = `import { makeTempFolder } from ${JSON.stringify(join(import.meta.dirname, 'temp-folder.mjs'))}
const folder = makeTempFolder()
process.stdout.write(folder)`

const run = (more = '') =>
  execFileSync(process.execPath, ['--input-type=module', '-e', program + more], { encoding: 'utf8' })

test('a run has a folder that every user may write to, until it ends', () => {
  const [folder, mode] = run(
    `;process.stdout.write(' ' + (await import('node:fs')).statSync(folder).mode.toString(8))`,
  ).split(' ')
  expect(mode).toMatch(/1777$/)
  expect(existsSync(folder ?? '')).toBe(false)
})

test.skipIf(!existsSync('/dev/shm'))('a run removes the folders that killed runs left in memory, and no others', () => {
  const left = '/dev/shm/hearback-999999999-left'
  const other = `/dev/shm/hearback-${process.pid}-other`
  for (const folder of [left, other]) {
    mkdirSync(folder)
    writeFileSync(join(folder, 'file'), 'x')
  }
  try {
    run()
    expect(existsSync(left)).toBe(false)
    expect(readFileSync(join(other, 'file'), 'utf8')).toBe('x')
  } finally {
    rmSync(other, { recursive: true })
  }
})
