import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createJobProcess } from './job-process.ts'

const program = join(mkdtempSync(join(tmpdir(), 'job-process-')), 'program.mjs')
writeFileSync(
  program,
  `process.on('message', ({ does }) => {
    if (does === 'loop') for (;;);
    if (does === 'grow') { const all = []; for (let i = 0; ; i++) all.push(Buffer.alloc(1e6, i)) }
    process.send(does === 'pid' ? process.pid : Object.keys(process.env).includes('SECRET'))
  })
  setTimeout(() => process.send('ready'), 1_500)`,
)
process.env.SECRET = 'x'
const ask = createJobProcess<{ does: string }, number | boolean | 'died'>({
  program,
  seconds: 1,
  maxMemory: 300e6,
  env: {},
  warning: 'TestWarning',
  died: 'died',
})

test('jobs run in one process until it dies: after its time, which its start is not part of, or beyond its memory', async () => {
  const first = await ask({ does: 'pid' })
  expect(await ask({ does: 'pid' })).toBe(first)
  for (const does of ['loop', 'grow']) {
    const [died, next] = await Promise.all([ask({ does }), ask({ does: 'pid' })])
    expect(died).toBe('died')
    expect(next).toEqual(expect.any(Number))
    expect(next).not.toBe(first)
  }
})

test('the process has none of our settings', async () => {
  expect(await ask({ does: 'settings' })).toBe(false)
})
