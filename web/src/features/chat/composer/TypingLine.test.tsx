import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aMessage, ana, bob, chatId } from '../../../../test/chat-fixtures.ts'
import { beginChat, endChat, renderChat } from '../../../../test/fake-chat.tsx'
import { fakeServer } from '../../../../test/fake-socket.ts'
import type { SessionUser } from '../../../api/session.ts'
import { TypingLine } from './TypingLine.tsx'

vi.mock('socket.io-client', () => import('../../../../test/fake-socket.ts'))
afterEach(endChat)

const idOf = (n: number) => `01a1ff6f-2694-7772-bd72-625ca24d1b0${n}`
const noor = { _id: idOf(1), firstName: 'Noor' }
const ben = { _id: idOf(2), firstName: 'Ben' }
const uma = { _id: idOf(3), firstName: 'Uma' }
const types = (writer: object | undefined, isTyping = true, userId = bob) =>
  fakeServer.push('typing', { chatId, userId, ...(writer && { writer }), isTyping })
const shows = (words: string) => expect.poll(() => page.getByRole('status').first().element().textContent).toBe(words)
const show = async (user?: SessionUser) => {
  await beginChat({}, [], user)
  await renderChat(<TypingLine chatId={chatId} name="Copper Kettle" />)
}

test('seekers see each member who types, by first name, until that one stops or writes', async () => {
  await show()
  types(noor)
  await shows('Noor is typing')
  types(ben)
  await shows('Noor and Ben are typing')
  types(noor)
  types(uma)
  await shows('Noor, Ben, and Uma are typing')
  types(ben, false)
  await shows('Noor and Uma are typing')
  fakeServer.push('receiveMessage', aMessage(1, { writer: noor }))
  await shows('Uma is typing')
  types(uma, false)
  await shows('')
})

test('many typists are not listed, and two of one name are one', async () => {
  await show()
  types(noor)
  types({ _id: idOf(4), firstName: 'Noor' })
  await shows('Noor is typing')
  for (const writer of [ben, uma]) types(writer)
  await shows('Several people are typing')
})

test('a message without a writer ends the typing of the member without a name alone', async () => {
  await show()
  types(noor)
  types(undefined)
  await shows('Noor and Copper Kettle are typing')
  fakeServer.push('receiveMessage', aMessage(1))
  await shows('Noor is typing')
})

test('members see colleagues beside the job seeker, never themselves', async () => {
  const company = { _id: bob, role: 'recruiter' as const }
  await show({ _id: idOf(1), email: 'n@x.example', userType: 'employer', emailVerified: true, company })
  types(noor)
  types(ben)
  types(undefined, true, ana)
  await shows('Ben and Copper Kettle are typing')
  fakeServer.push('receiveMessage', aMessage(1, { sender: ana }))
  await shows('Ben is typing')
  fakeServer.push('receiveMessage', aMessage(2, { writer: ben }))
  await shows('')
})
