import type { Message } from '@hearback/contract/hiring/chat.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMessage, ana, bob, chatId } from '../../../../test/chat-fixtures.ts'
import { acknowledge, beginChat, endChat, held, renderChat } from '../../../../test/fake-chat.tsx'
import { fakeServer } from '../../../../test/fake-socket.ts'
import { expectAccessible } from '../../../../test/render-ui.tsx'
import { Conversation } from './Conversation.tsx'

vi.mock('socket.io-client', () => import('../../../../test/fake-socket.ts'))
afterEach(endChat)

const danaId = '01a1ff6f-2694-7772-bd72-625ca24d1a03'
const dana = { _id: danaId, firstName: 'Dana' }
const boris = { _id: bob, firstName: 'Boris' }
const show = () => renderChat(<Conversation chatId={chatId} onContext={() => undefined} />)
/** Texts of the log by row: the visible name of the writer, if any, and the message. */
const rows = (name: string) =>
  [...page.getByRole('log', { name }).element().querySelectorAll('[class*="row"]')].map((row) => [
    row.querySelector('[class*="writer"]')?.textContent,
    row.querySelector('[class*="bubble"]')?.firstChild?.textContent,
  ])

/** Signs in a second member of the company. */
const beginAsDana = (messages: Message[]) =>
  beginChat({}, messages, {
    _id: danaId,
    email: 'dana@x.example',
    userType: 'employer',
    emailVerified: true,
    company: { _id: bob, role: 'owner' },
  })

test('a job seeker sees which member of the company wrote, once for messages in a row', async () => {
  await beginChat({}, [
    aMessage(1, { writer: dana }),
    aMessage(2, { writer: dana }),
    aMessage(3, { writer: boris }),
    aMessage(4, { sender: ana }),
    aMessage(5),
  ])
  await show()
  await vi.waitFor(() =>
    expect(rows('Messages with Copper Kettle')).toEqual([
      ['Dana, Copper Kettle', 'Dana, Copper Kettle: '],
      [undefined, 'Dana, Copper Kettle: '],
      ['Boris, Copper Kettle', 'Boris, Copper Kettle: '],
      [undefined, 'You: '],
      [undefined, 'Copper Kettle: '],
    ]),
  )
  await expectAccessible()
})

test('a member sees which of them wrote, on the side of the company', async () => {
  await beginAsDana([
    aMessage(1, { writer: boris }),
    aMessage(2, { writer: dana }),
    aMessage(3, { sender: ana }),
    aMessage(4, { writer: { _id: chatId, firstName: null } }),
  ])
  await show()
  await vi.waitFor(() =>
    expect(rows('Messages with Ana Garcia')).toEqual([
      ['Boris', 'Boris: '],
      ['You', 'You: '],
      [undefined, 'Ana Garcia: '],
      ['A colleague', 'A colleague: '],
    ]),
  )
  await expectAccessible()
})

test('a message of a colleague is shown once, beside one’s own that is on its way', async () => {
  await beginAsDana([])
  acknowledge(({ content, clientMessageId }) => {
    const colleagues = aMessage(1, { writer: boris, content: 'Monday?', clientMessageId: 'of Boris' })
    const own = aMessage(2, { writer: dana, content, clientMessageId })
    held.messages.push(colleagues, own)
    fakeServer.push('receiveMessage', colleagues)
    return { success: true, data: own }
  })
  await show()
  await userEvent.type(page.getByRole('textbox', { name: 'Message to Ana Garcia' }), 'Tuesday?{Enter}')
  const log = page.getByRole('log')
  await expect.element(log.getByText('Tuesday?')).toBeVisible()
  await expect.element(log.getByText('Sent', { exact: true })).toBeVisible()
  expect(rows('Messages with Ana Garcia')).toEqual([
    ['Boris', 'Boris: '],
    ['You', 'You: '],
  ])
})
