import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface TestSmtp {
  readonly url: string
  /** All mails that arrived completely, in order. */
  readonly inbox: Email[]
  /** The envelope senders of these mails. */
  readonly senders: string[]
  /** Called when a client has connected, when a mail waits for its reply, and after the reply. */
  onPoint(listener: (point: Point) => void): void
  close(): Promise<void>
}
export type Point = 'connected' | 'arrived' | 'answered'

/** Delay at each point, to kill the client meanwhile. */
const pauseMs = 300

/** The reply to a command, such as `550 5.1.1 No such user`, if it is refused. */
export type Refuse = (address: string) => string | undefined
interface Refusals {
  /** By the address of RCPT TO. */
  readonly recipient?: Refuse
  /** By the address of MAIL FROM. */
  readonly sender?: Refuse
}

/** A local mail server that refuses some addresses. */
export async function startSmtp({ recipient, sender }: Refusals = {}): Promise<TestSmtp> {
  const inbox: Email[] = []
  const senders: string[] = []
  let listener: ((point: Point) => void) | undefined
  const pass = (point: Point, go: () => void) => {
    if (!listener) return go()
    listener(point)
    setTimeout(go, pauseMs)
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => pass('connected', done),
    hideENHANCEDSTATUSCODES: true,
    onMailFrom: ({ address }, _session, done) => done(refused(sender?.(address))),
    onRcptTo: ({ address }, _session, done) => done(refused(recipient?.(address))),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          inbox.push(email)
          senders.push(envelope.mailFrom ? envelope.mailFrom.address : '')
          pass('arrived', () => {
            done()
            listener?.('answered')
          })
        })
      })
    },
  })
  // A killed client resets its connection.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`,
    inbox,
    senders,
    onPoint(next) {
      listener = next
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const refused = (reply = '') => {
  const [, code, text] = /^(\d{3}) (.*)$/u.exec(reply) ?? []
  return code === undefined ? null : Object.assign(new Error(text), { responseCode: Number(code) })
}
