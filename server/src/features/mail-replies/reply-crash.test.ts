import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { aChat, say } from '../../../test/chat-factory.ts'
import { processOf } from '../../../test/cluster.ts'
import { startDns } from '../../../test/dns-server.ts'
import { inLong, noteFigures } from '../../../test/long.ts'
import { mailDomains } from '../../../test/mail-domains.ts'
import { freePort } from '../../../test/process.ts'
import { replyDomain, sendMail } from '../../../test/reply-mail.ts'
import { replyAddress } from '../reply-addresses/reply-addresses.service.ts'

vi.setConfig({ testTimeout: 600_000 })
const app = testApp()
const domains = mailDomains()
let dns: Awaited<ReturnType<typeof startDns>>
beforeAll(async () => {
  domains.publish('people.example')
  dns = await startDns(domains)
})
afterAll(() => dns.close())

const mails = inLong(1_000, 200)
const kills = inLong(20, 3)
const senders = 4

/** Sends until the server says 250, as mail servers do. */
async function deliver(
  port: () => number,
  mail: Parameters<typeof sendMail>[1],
  confirmed: Set<string>,
): Promise<void> {
  for (;;) {
    const reply = await sendMail(port(), mail).catch(() => '')
    if (reply.startsWith('250')) {
      confirmed.add(String(mail.text))
      return
    }
    await pause(50)
  }
}

test('of many emails to two servers that are killed meanwhile none is lost and none is taken twice', async () => {
  const { chatId, by: hana, other: ana } = await aChat(app)
  await say(hana, chatId, 'Would you like to bake with us?')
  const matter = { kind: 'chat', id: chatId } as const
  const to = await replyAddress(app.deps, replyDomain, { matter, userId: ana._id })
  const ports = [await freePort(), await freePort()]
  const start = (index: number) =>
    processOf(app, {
      REPLY_DOMAIN: replyDomain,
      INBOUND_SMTP_PORT: String(ports[index]),
      INBOUND_SMTP_HOST: '127.0.0.1',
      INBOUND_DNS_SERVERS: dns.server,
    })
  const servers = [await start(0), await start(1)]
  const waiting = Array.from({ length: mails }, (_, index) => `Email ${index}`)
  const confirmed = new Set<string>()
  let turn = 0
  const sendAll = async () => {
    for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
      const mail = { from: ana.email, to, text, messageId: `<${text.replace(' ', '-')}@people.example>` }
      const next = () => ports[turn++ % ports.length] ?? 0
      // Every tenth is sent to both servers.
      const copies = Number(text.split(' ')[1]) % 10 === 0 ? 2 : 1
      await Promise.all(Array.from({ length: copies }, () => deliver(next, mail, confirmed)))
    }
  }
  const sending = Promise.all(Array.from({ length: senders }, sendAll))
  for (let kill = 0; kill < kills; kill++) {
    const enough = ((kill + 1) * mails) / (kills + 2)
    while (confirmed.size < enough) await pause(5)
    const index = kill % servers.length
    const before = [...confirmed]
    await servers[index]?.end('SIGKILL')
    // Whatever a killed server has confirmed is stored.
    const { rows } = await app.pool.query('select content from messages where sender_id = $1', [ana._id])
    const stored = new Set(rows.map(({ content }) => content))
    expect(before.filter((text) => !stored.has(text))).toEqual([])
    servers[index] = await start(index)
  }
  await sending
  const { rows } = await app.pool.query('select content from messages where sender_id = $1', [ana._id])
  noteFigures('P46', { mails, kills, messages: rows.length })
  expect(confirmed.size).toBe(mails)
  expect(rows.map(({ content }) => content).toSorted()).toEqual([...confirmed].toSorted())
  for (const server of servers) await server.end()
})
