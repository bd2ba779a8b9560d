import { expect, test } from 'vitest'
import { createNatsSplitter, type NatsMessage } from './nats-frames.ts'

const text = 'Größe ✓\r\nMSG in a text'
const received = Buffer.from(
  `INFO {"max_payload":1048576}\r\nPING\r\nMSG chat.1 2 ${Buffer.byteLength(text)}\r\n${text}\r\n` +
    'MSG _INBOX.1.ack.7 1 reply 11\r\n{"seq": 12}\r\n' +
    'HMSG _INBOX.1.ack.8 1 16 16\r\nNATS/1.0 503\r\n\r\n\r\n-ERR stop\r\n',
)

test('a stream of NATS comes apart into the same lines and messages wherever its packets are cut', () => {
  for (let size = 1; size <= received.length; size++) {
    const lines: string[] = []
    const messages: NatsMessage[] = []
    const split = createNatsSplitter({ line: (line) => lines.push(line), message: (message) => messages.push(message) })
    for (let from = 0; from < received.length; from += size) split(received.subarray(from, from + size))
    expect(lines).toEqual(['INFO {"max_payload":1048576}', 'PING', '-ERR stop'])
    expect(messages).toEqual([
      { subject: 'chat.1', subscription: 2, payload: text },
      { subject: '_INBOX.1.ack.7', subscription: 1, payload: '{"seq": 12}' },
      { subject: '_INBOX.1.ack.8', subscription: 1, payload: '' },
    ])
  }
})
