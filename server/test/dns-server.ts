import { createSocket } from 'node:dgram'
import type { MailDomains } from './mail-domains.ts'

const types: Record<number, string> = { 1: 'A', 15: 'MX', 16: 'TXT', 28: 'AAAA' }
const recordType = 16

/** A DNS server over UDP with the TXT records of `domains`, for other processes (RFC 1035). Returns its address and port. */
export async function startDns({ resolve }: MailDomains): Promise<{ server: string; close(): Promise<void> }> {
  const socket = createSocket('udp4')
  socket.on('message', async (query, { port, address }) => {
    const { name, type, end } = questionOf(query)
    const found = await resolve(name, types[type] ?? '').catch(() => undefined)
    const value = type === recordType && Array.isArray(found?.[0]) ? found[0].join('') : undefined
    const header = Buffer.from(query.subarray(0, 12))
    header.writeUInt16BE(value === undefined ? 0x8183 : 0x8180, 2)
    header.writeUInt16BE(value === undefined ? 0 : 1, 6)
    header.writeUInt32BE(0, 8)
    const answer = value === undefined ? [] : [answerOf(value)]
    socket.send(Buffer.concat([header, query.subarray(12, end), ...answer]), port, address)
  })
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done))
  return {
    server: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise((done) => socket.close(() => done())),
  }
}

function questionOf(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.'), type: query.readUInt16BE(at + 1), end: at + 5 }
}

/** A record of the name in the question, as character strings of up to 255 bytes. */
function answerOf(value: string): Buffer {
  const strings = (value.match(/.{1,255}/gsu) ?? []).map((part) =>
    Buffer.concat([Buffer.of(part.length), Buffer.from(part)]),
  )
  const data = Buffer.concat(strings)
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(recordType, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
