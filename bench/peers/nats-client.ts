import { once } from 'node:events'
import { connect } from 'node:net'
import { type Client, type ClientEvents, chatPartnerOf, readTag } from '../chat/target.ts'
import { createNatsSplitter } from './nats-frames.ts'

export const stream = 'CHAT'
export const subjectOf = (person: number | '*'): string => `chat.${person}`

interface NatsClient extends Client {
  /** Calls the JetStream API. Throws its error. */
  request(subject: string, body: object): Promise<Record<string, unknown>>
}

/** Subscriptions: replies to published messages, deliveries, and replies of the JetStream API. */
const [acknowledgements, deliveries, replies] = [1, 2, 3]

const options = { verbose: false, pedantic: false, headers: true, no_responders: true, protocol: 1, lang: 'bench' }

/**
 * A minimal client of JetStream over TCP, which keeps the load generator cheap. A message is stored once its publisher has the
 * acknowledgement, and each person has a consumer, which never delivers a message before it is stored.
 */
export async function connectNats(port: number, person: number, events: ClientEvents): Promise<NatsClient> {
  const inbox = `_INBOX.${person}`
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  // A lost connection shows up as unacknowledged messages.
  socket.on('error', () => {})
  await once(socket, 'connect')
  const ready = Promise.withResolvers<void>()
  let reply = Promise.withResolvers<string>()
  const closed = new Error('the NATS server closed a connection')
  socket.on('close', () => {
    ready.reject(closed)
    reply.reject(closed)
  })
  reply.promise.catch(() => {})
  const split = createNatsSplitter({
    message({ subject, subscription, payload }) {
      if (subscription === replies) reply.resolve(payload)
      if (subscription === deliveries) events.arrived(readTag(payload) ?? -1, person)
      if (subscription !== acknowledgements) return
      const n = Number(subject.slice(subject.lastIndexOf('.') + 1))
      if (payload.includes('"seq"')) events.stored(n)
      else events.refused(n, payload)
    },
    line(line) {
      if (line === 'PING') socket.write('PONG\r\n')
      if (line === 'PONG') ready.resolve()
      if (line.startsWith('-ERR')) ready.reject(new Error(line))
    },
  })
  socket.on('data', split)
  const publish = (subject: string, replyTo: string, payload: string) =>
    socket.write(`PUB ${subject} ${replyTo} ${Buffer.byteLength(payload)}\r\n${payload}\r\n`)
  socket.write(
    `CONNECT ${JSON.stringify(options)}\r\nSUB ${inbox}.ack.* ${acknowledgements}\r\nSUB ${inbox}.chat ${deliveries}\r\n` +
      `SUB ${inbox}.api ${replies}\r\nPING\r\n`,
  )
  await ready.promise
  const partner = subjectOf(chatPartnerOf(person))
  return {
    send: (n, text) => void publish(partner, `${inbox}.ack.${n}`, text),
    close: () => void socket.end(),
    async request(subject, body) {
      reply = Promise.withResolvers()
      publish(subject, `${inbox}.api`, JSON.stringify(body))
      const answer = JSON.parse(await reply.promise) as Record<string, unknown>
      if (answer.error) throw new Error(`${subject}: ${JSON.stringify(answer.error)}`)
      return answer
    },
  }
}

/** Delivers the messages of a person to the client, from now on. */
export async function consume({ request }: NatsClient, person: number): Promise<void> {
  await request(`$JS.API.CONSUMER.CREATE.${stream}`, {
    stream_name: stream,
    config: {
      deliver_subject: `_INBOX.${person}.chat`,
      filter_subject: subjectOf(person),
      deliver_policy: 'new',
      ack_policy: 'none',
      mem_storage: true,
    },
  })
}
