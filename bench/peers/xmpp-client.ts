import { once } from 'node:events'
import { connect as connectTcp } from 'node:net'
import { type Client, type ClientEvents, chatPartnerOf, readTag } from '../chat/target.ts'
import { createElementSplitter, escapeXml } from './xml-stream.ts'

export const accountOf = (person: number): string => `person${person}`
export const host = 'localhost'
export const password = 'bench'

export interface XmppClient extends Client {
  /** Number of messages in the archive (XEP-0313). */
  archived(): Promise<number>
}

const sm = `xmlns='urn:xmpp:sm:3'`
const stream = `<?xml version='1.0'?><stream:stream to='${host}' version='1.0' xmlns='jabber:client' xmlns:stream='http://etherx.jabber.org/streams'>`
const bind = `<iq type='set' id='bind'><bind xmlns='urn:ietf:params:xml:ns:xmpp-bind'/></iq>`
const count = `<iq type='set' id='count'><query xmlns='urn:xmpp:mam:2'><set xmlns='http://jabber.org/protocol/rsm'><max>0</max></set></query></iq>`
const noMessage = -1
const isStanza = (element: string) => /^<(message|iq|presence)/u.test(element)

/** Signs in over TCP with SASL PLAIN and stream management (XEP-0198): an acknowledged message is stored. */
export async function connectXmpp(port: number, person: number, events: ClientEvents): Promise<XmppClient> {
  const { socket, ask, listen } = await openStream(port)
  const credentials = Buffer.from(`\0${accountOf(person)}\0${password}`).toString('base64')
  await ask(stream, 'PLAIN')
  await ask(`<auth xmlns='urn:ietf:params:xml:ns:xmpp-sasl' mechanism='PLAIN'>${credentials}</auth>`, '<success')
  await ask(stream, 'urn:ietf:params:xml:ns:xmpp-bind')
  await ask(bind, '<jid>')
  await ask(`<enable ${sm}/>`, '<enabled')

  // From here on both sides count received stanzas.
  const sent: number[] = []
  let received = 0
  listen((element) => {
    if (isStanza(element)) received += 1
    const n = element.startsWith('<message') ? readTag(element) : undefined
    if (n !== undefined) events.arrived(n, person)
    if (element.startsWith('<a ')) acknowledge(element)
    if (element.startsWith('<r ') && socket.writable) socket.write(`<a ${sm} h='${received}'/>`)
  })
  let acknowledged = 0
  const acknowledge = (element: string) => {
    for (const h = Number(/ h=['"](\d+)/u.exec(element)?.[1]); acknowledged < h; acknowledged++) {
      const n = sent.shift() ?? noMessage
      if (n !== noMessage) events.stored(n)
    }
  }
  const track = (stanza: string, n: number) => {
    sent.push(n)
    return stanza
  }
  await ask(track('<presence/>', noMessage), '<presence')
  const to = `${accountOf(chatPartnerOf(person))}@${host}`
  return {
    send(n, text) {
      const stanza = `<message to='${to}' type='chat' id='m${n}'><body>${escapeXml(text)}</body></message>`
      socket.write(`${track(stanza, n)}<r ${sm}/>`)
    },
    close: () => socket.end('</stream:stream>'),
    archived: async () => Number(/<count>(\d+)</u.exec(await ask(track(count, noMessage), `'count'`))?.[1] ?? 0),
  }
}

/** `ask` resolves to the first element that contains `expect`; the listener gets every element. */
async function openStream(port: number) {
  const socket = connectTcp({ port, host: '127.0.0.1', noDelay: true })
  socket.setEncoding('utf8')
  await once(socket, 'connect')
  let expected: { text: string; resolve: (element: string) => void; reject: (error: Error) => void } | undefined
  let listener = (_element: string) => {}
  const cut = createElementSplitter((element) => {
    listener(element)
    if (expected && element.includes(expected.text)) expected.resolve(element)
    else if (/^<(stream:error|failure|failed)/u.test(element)) expected?.reject(new Error(element))
  })
  socket.on('data', (chunk) => cut(String(chunk)))
  // A lost connection shows up as unacknowledged messages.
  socket.on('error', () => {})
  socket.on('close', () => expected?.reject(new Error('the XMPP server closed a connection')))
  return {
    socket,
    listen(next: (element: string) => void) {
      listener = next
    },
    ask(text: string, expect: string): Promise<string> {
      return new Promise<string>((resolve, reject) => {
        expected = { text: expect, resolve, reject }
        socket.write(text)
      }).finally(() => {
        expected = undefined
      })
    },
  }
}
