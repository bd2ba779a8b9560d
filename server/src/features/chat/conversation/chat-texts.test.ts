import { listMessages, sendFileMessage, sendMessage } from '@hearback/contract/hiring/chat.ts'
import { normalizeText } from '@hearback/contract/values/text.ts'
import { expect, test, vi } from 'vitest'
import { eventually, testApp } from '../../../../test/app.ts'
import { aChat, chatOf, messagesOf, say } from '../../../../test/chat-factory.ts'
import '../../../../test/matchers.ts'

vi.setConfig({ testTimeout: 30_000 })
const app = testApp()

/** Texts that have broken other programs. */
const naughty = [
  'undefined',
  'null',
  'NaN',
  '0',
  '-1',
  'true',
  '{}',
  '[]',
  '\\',
  '\\\\',
  '\\0',
  '\\u0000',
  "'",
  "''; drop table messages; --",
  "1' or '1'='1",
  '"; delete from chats; --',
  '%',
  '_%\\_%',
  '$1',
  '$' + '{7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  'javascript:alert(1)',
  '<!-- comment -->',
  ']]>',
  '&lt;b&gt;',
  '&amp;amp;',
  '%3Cscript%3E',
  '../../../etc/passwd',
  'C:\\Windows\\System32',
  '\u202eright to left override',
  '\u200bzero width\u200b',
  '\ufeffbyte order mark',
  'Z\u0361\u035ca\u0334l\u0341g\u0489o\u0321',
  'ﷺ',
  'الكل في المجمو عة',
  '안녕하세요',
  '田中さんにあげて下さい',
  'Ω≈ç√∫˜µ≤≥÷',
  '👩‍👩‍👧‍👦🏳️‍🌈🇩🇪👍🏽',
  '\ud83d\ude00',
  '\u{10ffff}\u{1d7d8}',
  'é e\u0301',
  'line\nbreak\n\nand\ttab',
  '\u0001\u001b[31mred\u001b[0m\u007f',
  'a\u2028b\u2029c',
  'x'.repeat(5_000),
  '🥐'.repeat(2_500),
  '%s%s%s%n',
  '$(touch /tmp/x) `id` | cat',
  '{"__proto__":{"admin":true}}',
  'CON',
  'eval(1)',
  '1e309',
  '00:00',
  '2026-02-30',
]

test('every text is stored and shown as it was written, without what cannot be seen, to both, in lists and on screens', async () => {
  const { chatId, by, other } = await aChat(app)
  const [hana, ana] = [await app.connect(by), await app.connect(other)]
  for (const [i, content] of naughty.entries()) {
    const clientMessageId = `${i} ${content}`.slice(0, 60).trim()
    if (i % 2) await hana.ask('sendMessage', { chatId, content })
    else await say(by, chatId, content, clientMessageId.replaceAll(/\s+/g, ' '))
  }
  const expected = naughty.map((content) => normalizeText(content).trim())
  expect(expected).toEqual(expect.arrayContaining(['right to left override', 'zero width', '[31mred[0m']))
  for (const who of [by, other]) {
    expect((await messagesOf(who, chatId, { after: 0 })).messages.map(({ content }) => content)).toEqual(expected)
  }
  await eventually(() => ana.heard('receiveMessage').length === naughty.length)
  expect(ana.heard('receiveMessage').map(({ content }) => content)).toEqual(expected)
  expect((await chatOf(other, chatId)).lastMessage?.content).toBe(expected.at(-1))
})

test('every id of a client is kept as it is, and told from every other', async () => {
  const { chatId, by } = await aChat(app)
  const ids = [
    ...new Set(naughty.map((one) => one.slice(0, 40).replaceAll(/\s+/gu, ' ').trim()).filter(Boolean)),
  ].filter((id) => id.isWellFormed())
  const sent = []
  for (const id of ids) sent.push(await say(by, chatId, 'Hello.', id))
  expect(sent.map(({ clientMessageId }) => clientMessageId)).toEqual(ids)
  expect(new Set(sent.map(({ _id }) => _id)).size).toBe(ids.length)
  const [again] = [await say(by, chatId, 'Hello.', ids[13])]
  expect(again).toMatchObject({ _id: sent[13]?._id })
})

test('a text that cannot be stored is refused, and so is one without anything to see', async () => {
  const { chatId, by } = await aChat(app)
  const client = await app.connect(by)
  for (const content of [
    '',
    ' \n\t ',
    'NUL \0 inside',
    '\ud800 alone',
    'alone \udfff',
    'x'.repeat(5_001),
    7,
    null,
    {},
    ['x'],
  ]) {
    await expect(by.call(sendMessage, { body: { chatId, content: content as string } })).toBeRefused(
      'invalid_input',
      'content',
    )
    await expect(client.ask('sendMessage', { chatId, content })).rejects.toThrow('invalid_input')
  }
  for (const id of ['', 'x', '../..', "' or 1=1", '0', chatId.replace('-', '')]) {
    await expect(say(by, id, 'Hello.')).toBeRefused('invalid_input', 'chatId')
    await expect(by.call(listMessages, { params: { chatId: id || 'x' } })).toBeRefused('invalid_input', 'chatId')
  }
  expect((await messagesOf(by, chatId)).total).toBe(0)
})

test('absurd pages are empty or refused', async () => {
  const { chatId, by } = await aChat(app)
  await say(by, chatId, 'Hello.')
  for (const query of [
    { page: 0 },
    { page: -1 },
    { page: 1.5 },
    { page: 'x' },
    { limit: 0 },
    { limit: 501 },
    { after: -1 },
    { before: '1e99' },
  ]) {
    await expect(messagesOf(by, chatId, query)).toBeRefused('invalid_input', ...Object.keys(query))
  }
  for (const query of [{ page: 1_000_000 }, { after: 2_147_483_647 }, { before: 0 }, { page: 1_000_000, limit: 500 }]) {
    expect((await messagesOf(by, chatId, query)).messages).toEqual([])
  }
})

test('a file has a name that is safe to show and to save, whatever it was called', async () => {
  const { chatId, by, other } = await aChat(app)
  const file = (name: string) => new File(['Hello.'], name)
  for (const name of naughty.filter((one) => one.length < 100)) {
    const { data } = await by.call(sendFileMessage, { body: { chatId }, file: file(name) })
    expect(data.file?.name).toMatch(/^[^/\\\p{Cc}\u202e]+\.txt$/u)
    const answer = await app.server.inject({ url: data.fileUrl ?? '', headers: { 'auth-token': by.token ?? '' } })
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename/),
    ])
  }
  expect((await messagesOf(other, chatId)).total).toBeGreaterThan(40)
})
