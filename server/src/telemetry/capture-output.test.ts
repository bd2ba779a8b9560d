import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const folder = import.meta.dirname

/** Runs a script in a process of its own after `captureOutput`; returns its log lines. */
function linesOf(script: string): Record<string, unknown>[] {
  const program = `
    import { captureOutput } from ${JSON.stringify(`${folder}/capture-output.ts`)}
    import { createLog } from ${JSON.stringify(`${folder}/log.ts`)}
    captureOutput(createLog({ logLevel: 'debug' }))
    ${script}`
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
  expect(run.stdout).toBe('')
  return run.stderr
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

test.each([
  [`console.error('broken')`, { level: 50, msg: 'console: broken' }],
  [
    `console.warn('No routes matched "/es/secret" for ana@people.example')`,
    { level: 40, msg: 'console: No routes matched "..." for [address]' },
  ],
  [`console.log('line one\\nline two')`, { level: 30, msg: 'console: line one\nline two' }],
  [`console.debug('x'.repeat(5_000))`, { level: 20, msg: `console: ${'x'.repeat(300)}` }],
  [
    `console.error(new TypeError('bad'))`,
    { level: 50, err: { type: 'TypeError', message: 'bad', stack: expect.any(String) } },
  ],
  [
    `process.emitWarning('old', 'DeprecationWarning', 'DEP1')`,
    { level: 40, msg: 'Node warned', err: { message: 'old', code: 'DEP1' } },
  ],
  [
    `process.setMaxListeners(1); process.on('x', () => {}); process.on('x', () => {})`,
    { level: 40, msg: 'Node warned' },
  ],
])('%s is one JSON line', (script, line) => {
  const lines = linesOf(script)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject(line)
})
