import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface TestSmtp {
  readonly url: string
  /** All mails that arrived completely, in order. */
  readonly inbox: Email[]
  /** Called when a client has connected, when a mail waits for its reply, and after the reply. */
  onPoint(listener: (point: Point) => void): void
  close(): Promise<void>
}
export type Point = 'connected' | 'arrived' | 'answered'

/** Delay at each point, to kill the client meanwhile. */
const pauseMs = 300

/** A local mail server; with a `refusal` code it accepts no mail. */
export async function startSmtp({ refusal }: { refusal?: number | undefined } = {}): Promise<TestSmtp> {
  const inbox: Email[] = []
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
    onRcptTo: (_address, _session, done) => done(refused(refusal)),
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          inbox.push(email)
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
    onPoint(next) {
      listener = next
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const refused = (code: number | undefined) =>
  code === undefined ? null : Object.assign(new Error('Not this one'), { responseCode: code })
