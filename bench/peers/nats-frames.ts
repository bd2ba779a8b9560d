/** A message of the client protocol of NATS, without its headers. */
export interface NatsMessage {
  readonly subject: string
  /** The number of the subscription. */
  readonly subscription: number
  readonly payload: string
}

interface Handlers {
  message(message: NatsMessage): void
  /** Every other line: INFO, PING, PONG, +OK and -ERR. */
  line(line: string): void
}

const newline = Buffer.from('\r\n')

/**
 * Splits the stream of a NATS server (docs.nats.io, "Client Protocol"): lines, and MSG or HMSG lines with a payload whose
 * length in bytes they name.
 */
export function createNatsSplitter({ message, line }: Handlers): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let from = 0
    for (let frame = frameAt(rest, from); frame; frame = frameAt(rest, from)) {
      if (frame.message) message(frame.message)
      else line(frame.head)
      from = frame.end
    }
    rest = rest.subarray(from)
  }
}

interface Frame {
  readonly head: string
  /** Undefined for lines without a payload. */
  readonly message: NatsMessage | undefined
  /** The index of the next frame. */
  readonly end: number
}

/** The frame that begins at `from`; undefined while it is incomplete. */
function frameAt(bytes: Buffer, from: number): Frame | undefined {
  const lineEnd = bytes.indexOf(newline, from)
  if (lineEnd === -1) return
  const head = bytes.toString('latin1', from, lineEnd)
  const begin = lineEnd + newline.length
  if (!/^H?MSG /u.test(head)) return { head, message: undefined, end: begin }
  const words = head.split(' ')
  const end = begin + Number(words.at(-1))
  if (bytes.length < end + newline.length) return
  const headers = head.startsWith('H') ? Number(words.at(-2)) : 0
  const payload = bytes.toString('utf8', begin + headers, end)
  const message = { subject: words[1] ?? '', subscription: Number(words[2]), payload }
  return { head, message, end: end + newline.length }
}
