import { connect } from 'node:net'

export interface RawAnswer {
  /** Undefined if the connection ended without a response. */
  readonly status: number | undefined
  readonly headers: string
  readonly body: string
}

/** Sends raw bytes and reads the first response. The server may also close the connection. */
export function exchange(base: string, bytes: string | Uint8Array): Promise<RawAnswer> {
  const { hostname, port } = new URL(base)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let text = ''
    const late = setTimeout(() => end(new Error(`no answer to ${JSON.stringify(bytes.slice(0, 80))}`)), 20_000)
    const end = (error?: Error) => {
      clearTimeout(late)
      socket.destroy()
      if (error) reject(error)
      else resolve(answerIn(text))
    }
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      if (isWhole(text)) end()
    })
    // A request refused before its end causes a reset after the response.
    socket.on('error', () => {})
    socket.on('close', () => end())
    socket.write(bytes)
  })
}

function answerIn(text: string): RawAnswer {
  const [headers = '', ...rest] = text.split('\r\n\r\n')
  const status = /^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1]
  return {
    status: status === undefined ? undefined : Number(status),
    headers,
    body: Buffer.from(rest.join('\r\n\r\n'), 'latin1').toString(),
  }
}

function isWhole(text: string): boolean {
  const at = text.indexOf('\r\n\r\n')
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, at))?.[1]
  return at > 0 && length !== undefined && text.length >= at + 4 + Number(length)
}

/** Counts the responses to bytes that may look like several requests. */
export async function countAnswers(base: string, bytes: string): Promise<number> {
  const { hostname, port } = new URL(base)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1')
  })
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.write(bytes)
  await closed
  return text.split('HTTP/1.1 ').length - 1
}
