import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openPool } from '../../server/src/db/database.ts'
import type { Recorded } from './baselines.ts'

const [{ url, recorded }] = (await once(process, 'message')) as [{ url: string; recorded: Recorded[] }]
const requests = recorded.map(({ statements, answer }) => ({
  statements: statements.map((one) => ({ ...one, name: createHash('sha1').update(one.text).digest('base64url') })),
  answer: Buffer.from(answer),
}))
// The session settings of the server, so that the baseline is comparable.
const pool = openPool({ url })

const server = createServer(async (request, response) => {
  request.resume()
  const { statements, answer } = requests[Number(request.url?.slice(1)) % requests.length] ?? { statements: [] }
  try {
    for (const statement of statements) await pool.query(statement)
    response.setHeader('content-type', 'application/json; charset=utf-8').end(answer)
  } catch {
    response.writeHead(500).end()
  }
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.send?.((server.address() as AddressInfo).port)
