import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, inject, test } from 'vitest'
import '../../server/test/global-setup.ts'
import type { Request } from '../requests/workloads.ts'
import { compareEach, comparisonTable, missedGoals } from './compare-searches.ts'

const figures = (perSecond: number) => ({ perSecond, p50: 1, p95: 2, p99: 3, failed: 0 })
const compared = (name: string, ours: number, theirs: number) => ({
  name,
  goal: 2,
  us: figures(ours),
  them: figures(theirs),
})

test('a search below the goal is bold and gets a sentence; one at the goal is neither', () => {
  const rows = [compared('browse', 200, 100), compared('rare word', 199, 100)]
  const table = comparisonTable('a peer', rows)
  expect(table).toContain('| browse | 200 | 2.0 | 100 | 2.0 | 0 | 2.0 | 2 |')
  expect(table).toContain('| rare word | 199 | 2.0 | 100 | 2.0 | 0 | **2.0** | 2 |')
  expect(missedGoals('a peer', rows)).toEqual(['"rare word" reached less than 2 times the rate of a peer.'])
})

test('both servers get the searches meant for them, and a GraphQL error with status 200 ends the run', async () => {
  const paths = new Set<string>()
  const server = createServer(({ url = '' }, response) => {
    paths.add(url)
    response.end(url === '/wrong' ? '{"errors":[{"message":"Unknown argument"}]}' : '{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const places = { ours: url, theirs: url, database: inject('databaseUrl') }
  const ask = (path: string) => (): Request => ({ method: 'GET', path, headers: {}, body: undefined })
  const searches = (theirs: string) => [{ name: 'browse', goal: 2, ours: ask('/ours'), theirs: ask(theirs) }]
  const run = { connections: 1, seconds: 0.2, amount: 4 }
  const [row] = await compareEach(searches('/theirs'), places, run, () => {})
  expect([row?.us.failed, row?.them.failed]).toEqual([0, 0])
  expect([...paths]).toEqual(['/ours', '/theirs'])
  await expect(compareEach(searches('/wrong'), places, run, () => {})).rejects.toThrow('Unknown argument')
  server.closeAllConnections()
  server.close()
})
