import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../../test/app.ts'

const app = testApp()
const root = join(import.meta.dirname, '../../../..')
const program = join(root, 'node_modules/@modelcontextprotocol/conformance/dist/index.js')
const baseline = join(root, 'server/test/mcp-conformance-baseline.yml')

async function run(...options: string[]): Promise<{ code: number; output: string }> {
  const results = await mkdtemp(join(tmpdir(), 'hearback-conformance-'))
  onTestFinished(() => rm(results, { recursive: true, force: true }))
  const url = `${await app.listen()}/mcp`
  const child = spawn(process.execPath, [program, 'server', '--url', url, '-o', results, ...options], { cwd: results })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString()
    })
  }
  const [code] = (await once(child, 'close')) as [number]
  return { code, output }
}

test('the conformance suite fails in the scenarios of its baseline, and in no other', async () => {
  const { code, output } = await run('--suite', 'all', '--expected-failures', baseline)
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' })
})

/** Those that a stateless server with tools can pass. */
test.each(['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'])('%s passes', async (scenario) => {
  const { code, output } = await run('--scenario', scenario)
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' })
})
