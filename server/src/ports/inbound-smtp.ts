import { readFileSync } from 'node:fs'
import type { Logger } from 'pino'
import type { SMTPServer, SMTPServerDataStream, SMTPServerSession } from 'smtp-server'
import type { ArrivedMail } from './sender-check.ts'

/** Refuses an email. `code`: 4xx for a later attempt, 5xx for good; `message` starts with an enhanced code (RFC 3463). */
export class SmtpRefusal extends Error {
  readonly responseCode: number
  constructor(responseCode: number, message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

export interface Mailbox {
  /** Throws SmtpRefusal for an address that takes no email from this client. */
  admit(recipient: string, ip: string): Promise<void>
  /** Resolves once the email is stored. Throws SmtpRefusal. */
  take(mail: ArrivedMail): Promise<void>
}

/** In bytes; a file of 10 MB grows by 37 % in an email. */
const maxMailBytes = 15_000_000
/** Of all emails that are being received. */
const maxBufferedBytes = 8 * maxMailBytes
const maxConnections = 100
const maxPerAddress = 20
/** From the greeting to the end, whatever the client does. */
const sessionMs = 600_000
const refusedRecipients = 10

const timeouts = { socketTimeout: 60_000, closeTimeout: 5_000 }
const later = '4.3.0 This can’t be processed right now, try again later'

interface Listening {
  readonly port: number
  /** Takes no new email, waits for those under way for 5 seconds, and closes. */
  close(): Promise<void>
}

interface Options {
  readonly domain: string
  readonly host: string
  readonly port: number
  readonly tls: { readonly cert: string; readonly key: string } | undefined
  readonly log: Logger
  /** Bytes of an email. */
  readonly maxBytes?: number
}

/**
 * Listens for email (RFC 5321): one recipient for each email, no sign-in, STARTTLS with a certificate. The client gets
 * 250 only after `take`. Limits connections, time, bytes and refused recipients.
 */
export async function listenForMail(mailbox: Mailbox, options: Options): Promise<Listening> {
  const { SMTPServer: Server } = await import('smtp-server')
  const { domain, host, port, tls, log, maxBytes = maxMailBytes } = options
  const open = new Map<string, Session>()
  const buffer = { bytes: 0 }
  const answer = (done: Done, work: () => Promise<void>) =>
    void work().then(
      () => done(),
      (error: unknown) => {
        if (!(error instanceof SmtpRefusal)) log.error({ err: error }, 'an email could not be taken')
        done(error instanceof SmtpRefusal ? error : new SmtpRefusal(451, later))
      },
    )
  const server: SMTPServer = new Server({
    name: domain,
    banner: 'Replies only',
    size: maxBytes,
    maxRecipients: 1,
    maxCommandLength: 2_048,
    authOptional: true,
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    hideSMTPUTF8: false,
    hideENHANCEDSTATUSCODES: true,
    maxClients: maxConnections,
    ...timeouts,
    ...(tls && { cert: readFileSync(tls.cert), key: readFileSync(tls.key) }),
    onConnect: (session, done) => done(opened(open, server, session)),
    onClose: ({ id }) => closed(open, id),
    onRcptTo({ address }, { id, remoteAddress }, done) {
      const session = open.get(id)
      if (session && session.refused >= refusedRecipients)
        return done(new SmtpRefusal(421, '4.7.0 Too many recipients'))
      answer(done, () =>
        mailbox.admit(address, remoteAddress).catch((error: unknown) => {
          if (session) session.refused += 1
          throw error
        }),
      )
    },
    onData: (stream, session, done) =>
      answer(done, async () => {
        const content = await read(stream, buffer, { maxBytes, close: () => drop(server, session.id) })
        try {
          await mailbox.take({ content, ...envelopeOf(session) })
        } finally {
          buffer.bytes -= content.length
        }
      }),
  })
  server.on('error', (error: Error) => log.debug({ err: error }, 'a mail connection failed'))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

type Done = (error?: Error | null) => void
interface Session {
  readonly address: string
  readonly timer: NodeJS.Timeout
  refused: number
}

function opened(open: Map<string, Session>, server: SMTPServer, { id, remoteAddress: address }: SMTPServerSession) {
  const ofAddress = [...open.values()].filter((session) => session.address === address).length
  if (ofAddress >= maxPerAddress) return new SmtpRefusal(421, '4.7.0 Too many connections')
  const timer = setTimeout(() => drop(server, id), sessionMs).unref()
  open.set(id, { address, timer, refused: 0 })
  return null
}

function closed(open: Map<string, Session>, id: string): void {
  clearTimeout(open.get(id)?.timer)
  open.delete(id)
}

/** Ends a connection in the middle of whatever it does. */
function drop(server: SMTPServer, id: string): void {
  for (const connection of server.connections) if (connection.id === id) connection.close()
}

const envelopeOf = ({ envelope, remoteAddress, hostNameAppearsAs }: SMTPServerSession) => ({
  recipient: envelope.rcptTo[0]?.address ?? '',
  sender: envelope.mailFrom ? envelope.mailFrom.address : '',
  ip: remoteAddress,
  helo: hostNameAppearsAs || '',
})

/** Reads a whole email. Beyond a limit it keeps nothing and throws at the end; at twice the limit it closes the connection. */
async function read(
  stream: SMTPServerDataStream,
  buffer: { bytes: number },
  { maxBytes, close }: { maxBytes: number; close: () => void },
): Promise<Buffer> {
  let chunks: Buffer[] = []
  let kept = 0
  let isFull = false
  const release = () => {
    buffer.bytes -= kept
    chunks = []
    kept = 0
  }
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (stream.byteLength > 2 * maxBytes) close()
      isFull ||= buffer.bytes + chunk.length > maxBufferedBytes
      if (stream.sizeExceeded || isFull) {
        release()
        continue
      }
      chunks.push(chunk)
      kept += chunk.length
      buffer.bytes += chunk.length
    }
  } catch {
    release()
    throw new SmtpRefusal(451, '4.4.2 The connection ended before the email did')
  }
  if (stream.sizeExceeded) throw new SmtpRefusal(552, `5.3.4 The email is larger than ${maxBytes} bytes`)
  if (isFull) throw new SmtpRefusal(452, '4.3.1 Too many emails at once, try again later')
  return Buffer.concat(chunks, kept)
}
