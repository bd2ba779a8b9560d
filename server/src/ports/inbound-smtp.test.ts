import { connect } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { talk } from '../../test/reply-mail.ts'
import { listenForMail, SmtpRefusal } from './inbound-smtp.ts'
import type { ArrivedMail } from './sender-check.ts'

const maxBytes = 100_000
const taken: ArrivedMail[] = []
let arrived = 0
let hold: Promise<void> | undefined
let listening: Awaited<ReturnType<typeof listenForMail>>

const start = () =>
  listenForMail(
    {
      admit: async (recipient) => {
        if (recipient !== 'r+here@reply.example') throw new SmtpRefusal(550, '5.1.1 Not here')
      },
      take: async (mail) => {
        arrived += 1
        await hold
        taken.push(mail)
      },
    },
    { domain: 'reply.example', host: '127.0.0.1', port: 0, tls: undefined, log: pino({ level: 'silent' }), maxBytes },
  )
beforeAll(async () => {
  listening = await start()
})
afterAll(() => listening.close())
beforeEach(() => {
  taken.length = 0
  hold = undefined
})

const say = (...lines: (string | Buffer)[]) => talk(listening.port, ['EHLO mx.people.example', ...lines])
const envelope = ['MAIL FROM:<ana@people.example>', 'RCPT TO:<r+here@reply.example>']

describe('the mail listener', () => {
  test('takes an email with its envelope, and says 250 after that', async () => {
    const said = await say(...envelope, 'DATA', 'From: ana@people.example', '', '..dot', '.', 'QUIT')
    expect(said).toMatch(/354 .*\r\n250 /)
    expect(taken).toMatchObject([
      { recipient: 'r+here@reply.example', sender: 'ana@people.example', ip: '127.0.0.1', helo: 'mx.people.example' },
    ])
    expect(taken[0]?.content.toString()).toBe('From: ana@people.example\r\n\r\n.dot\r\n')
  })

  test('offers neither sign-in nor, without a certificate, encryption', async () => {
    const said = await say('AUTH PLAIN AGEAYg==', 'STARTTLS', 'VRFY root', 'QUIT')
    expect(said).not.toMatch(/250[- ](?:AUTH|STARTTLS)/)
    expect(said).toMatch(/500 /)
    expect(said).not.toMatch(/235 |220 .*TLS/)
  })

  test('takes one recipient for an email, and ends a connection after ten unknown ones', async () => {
    const said = await say(envelope[0] ?? '', ...Array(5_000).fill('RCPT TO:<r+guess@reply.example>'))
    expect(said.match(/^550 /gm)).toHaveLength(10)
    expect(said).toMatch(/^421 /m)
    const two = await say(...envelope, 'RCPT TO:<r+here2@reply.example>', 'QUIT')
    expect(two).toMatch(/^452 /m)
  })

  test('refuses an email that is too large by what it says and by what it is, and hangs up on an endless one', async () => {
    expect(await say(`MAIL FROM:<ana@people.example> SIZE=${maxBytes + 1}`, 'QUIT')).toMatch(/^552 /m)
    const line = Buffer.from(`${'x'.repeat(990)}\r\n`)
    const tooLarge = await say(...envelope, 'DATA', ...Array(110).fill(line), '.', 'QUIT')
    expect(tooLarge).toMatch(/^552 /m)
    const million = Buffer.concat(Array(1_000).fill(line))
    const endless = await say(...envelope, 'DATA', ...Array(1_000).fill(million))
    expect(endless).not.toMatch(/^250 .*accepted$/m)
    expect(endless).not.toMatch(/queued/)
    expect(taken).toEqual([])
  }, 120_000)

  test('never takes a part of an email whose connection ends', async () => {
    await say(...envelope, 'DATA', 'From: ana@people.example', '', 'I do not')
    expect(taken).toEqual([])
  })

  test('refuses more than 20 connections of one address', async () => {
    const sockets = Array.from({ length: 25 }, () => connect(listening.port, '127.0.0.1'))
    const greetings = await Promise.all(
      sockets.map((socket) => new Promise<string>((done) => socket.once('data', (data) => done(data.toString())))),
    )
    expect(greetings.filter((greeting) => greeting.startsWith('220'))).toHaveLength(20)
    expect(greetings.filter((greeting) => greeting.startsWith('421'))).toHaveLength(5)
    for (const socket of sockets) socket.destroy()
    // The server counts a connection until it has heard of its end.
    await expect.poll(() => say('QUIT'), { timeout: 10_000 }).toMatch(/^220 /)
  })

  test('is not confused by lines that end in other ways, so that no second email can be smuggled in', async () => {
    const smuggled =
      'From: ana@people.example\r\n\r\nHello\n.\nMAIL FROM:<eve@people.example>\nRCPT TO:<r+here@reply.example>\nDATA\nI quit\r\n.\r\n'
    await say(...envelope, 'DATA', Buffer.from(smuggled), 'QUIT')
    expect(taken).toHaveLength(1)
    expect(taken[0]?.content.toString()).toContain('eve@people.example')
  })

  test('finishes the email under way when it closes', async () => {
    const other = await start()
    const before = arrived
    let release = () => {}
    hold = new Promise((resolve) => {
      release = resolve
    })
    const saying = talk(other.port, ['EHLO a.example', ...envelope, 'DATA', 'From: a@people.example', '', 'Hi', '.'])
    await expect.poll(() => arrived, { timeout: 10_000 }).toBe(before + 1)
    const closing = other.close()
    release()
    expect(await saying).toMatch(/354 .*\r\n250 /)
    await closing
    expect(taken).toHaveLength(1)
  })
})
