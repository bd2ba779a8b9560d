import { once } from 'node:events'
import fastify from 'fastify'

const [answer] = (await once(process, 'message')) as [string]
const app = fastify()
app.all('/*', (_request, reply) => reply.type('application/json; charset=utf-8').send(answer))
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.((app.server.address() as { port: number }).port)
