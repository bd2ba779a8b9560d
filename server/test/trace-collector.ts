import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CollectedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentId: string
  readonly name: string
  readonly kind: number
  readonly attributes: Readonly<Record<string, string | number>>
  readonly status: number
}

/** Accepts traces like OpenTelemetry's collector: OTLP as protobuf over HTTP. */
export async function openCollector() {
  const spans: CollectedSpan[] = []
  const requests: { url: string; headers: IncomingHttpHeaders; bytes: string }[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    requests.push({ url: request.url ?? '', headers: request.headers, bytes: body.toString('latin1') })
    spans.push(...spansIn(body))
    response.setHeader('content-type', 'application/x-protobuf').end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    requests,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

type Fields = Map<number, (Buffer | number)[]>

/** The fields of a protobuf message by number. 64-bit numbers are truncated, which no test uses. */
function fieldsOf(bytes: Buffer): Fields {
  const fields: Fields = new Map()
  let at = 0
  const varint = () => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0
      value += (byte & 0x7f) * 2 ** shift
      if (byte < 0x80) return value
    }
  }
  while (at < bytes.length) {
    const tag = varint()
    const [number, wire] = [Math.floor(tag / 8), tag % 8]
    let value: Buffer | number
    if (wire === 0) value = varint()
    else {
      const length = wire === 2 ? varint() : wire === 1 ? 8 : 4
      value = bytes.subarray(at, at + length)
      at += length
    }
    fields.set(number, [...(fields.get(number) ?? []), value])
  }
  return fields
}

const bytesIn = (fields: Fields, number: number) => (fields.get(number) ?? []).filter(Buffer.isBuffer)
const textIn = (fields: Fields, number: number) => bytesIn(fields, number)[0]?.toString() ?? ''
const hexIn = (fields: Fields, number: number) => bytesIn(fields, number)[0]?.toString('hex') ?? ''
const numberIn = (fields: Fields, number: number) => Number(fields.get(number)?.[0] ?? 0)

function spansIn(body: Buffer): CollectedSpan[] {
  const inside = (number: number) => (message: Buffer) => bytesIn(fieldsOf(message), number)
  return inside(1)(body).flatMap(inside(2)).flatMap(inside(2)).map(fieldsOf).map(spanOf)
}

function spanOf(fields: Fields): CollectedSpan {
  return {
    traceId: hexIn(fields, 1),
    spanId: hexIn(fields, 2),
    parentId: hexIn(fields, 4),
    name: textIn(fields, 5),
    kind: numberIn(fields, 6),
    attributes: Object.fromEntries(bytesIn(fields, 9).map(attributeOf)),
    status: numberIn(fieldsOf(bytesIn(fields, 15)[0] ?? Buffer.alloc(0)), 3),
  }
}

function attributeOf(bytes: Buffer): [string, string | number] {
  const pair = fieldsOf(bytes)
  const value = fieldsOf(bytesIn(pair, 2)[0] ?? Buffer.alloc(0))
  return [textIn(pair, 1), value.has(3) ? numberIn(value, 3) : textIn(value, 1)]
}
