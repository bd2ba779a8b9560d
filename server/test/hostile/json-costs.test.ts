import { ErrorBody } from '@hearback/contract/error-body.ts'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { noteFigures } from '../long.ts'
import { exchange } from './raw-http.ts'

const app = testApp()
let base = ''
beforeAll(async () => {
  base = await app.listen()
})

const tries = 5
const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`
const wide = (count: number, field: (n: number) => string) =>
  `{${Array.from({ length: count }, (_, n) => field(n)).join()}}`
const request = (body: string) =>
  `POST /api/postjob/getalljobs HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`

/** CPU milliseconds of this process for both sides; the minimum of a few tries, because other work is measured too. */
async function cpuOf(bytes: string): Promise<{ ms: number; status: number | undefined; code: string }> {
  let ms = Number.POSITIVE_INFINITY
  let answer = await exchange(base, bytes)
  for (let n = 0; n < tries; n++) {
    const before = process.cpuUsage()
    answer = await exchange(base, bytes)
    const { user, system } = process.cpuUsage(before)
    ms = Math.min(ms, (user + system) / 1_000)
  }
  return { ms, status: answer.status, code: ErrorBody.parse(JSON.parse(answer.body)).code }
}

test.each([
  ['half of an object', '{"keyword":', [400]],
  ['no JSON, as long as a body may be', 'x'.repeat(250_000), [400]],
  ['a text that never ends', `{"keyword":"${'a'.repeat(250_000)}`, [400]],
  ['lists in lists', nested(120_000, '[', ']'), [400, 422]],
  ['objects in objects', nested(20_000, '{"keyword":', '}'), [400, 422]],
  ['lists that never close', '['.repeat(250_000), [400]],
  ['a field of lists in lists', `{"keyword":${nested(100_000, '[', ']')}}`, [400, 422]],
  ['numbers of many digits', `{"page":${'9'.repeat(250_000)}}`, [400, 422]],
  ['names that all clash', wide(15_000, () => '"__proto_":1').replace('}', ',"page":"x"}'), [400, 422]],
  ['signs that are all written by number', `{"page":"${'\\u0041'.repeat(40_000)}"}`, [400, 422]],
  ['more than a body may be', 'x'.repeat(3_000_000), [413]],
] satisfies [string, string, number[]][])('JSON of %s is refused within 50 ms of CPU', async (what, body, statuses) => {
  const { ms, status, code } = await cpuOf(request(body))
  expect(statuses).toContain(status)
  expect(['malformed', 'invalid_input', 'too_large']).toContain(code)
  expect(ms).toBeLessThan(50)
  noteFigures('P29', { [`ms of CPU for ${what}`]: ms.toFixed(1) })
})
