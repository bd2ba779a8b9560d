import type { Message } from '@hearback/contract/hiring/chat.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMessage, ana, bob, chatId } from '../../../../test/chat-fixtures.ts'
import {
  acknowledge,
  beginChat,
  connected,
  endChat,
  held,
  messagesFor,
  renderChat,
  takeIn,
} from '../../../../test/fake-chat.tsx'
import { fakeServer } from '../../../../test/fake-socket.ts'
import { expectAccessible } from '../../../../test/render-ui.tsx'
import { Conversation } from './Conversation.tsx'

vi.mock('socket.io-client', () => import('../../../../test/fake-socket.ts'))
afterEach(endChat)

const show = () => renderChat(<Conversation chatId={chatId} onContext={() => undefined} />)
const box = () => page.getByRole('textbox', { name: 'Message to Copper Kettle' })
const log = () => page.getByRole('log', { name: 'Messages with Copper Kettle' })
const sent = () => fakeServer.eventsOf<{ content: string }>('sendMessage').map(({ content }) => content)

describe('writing', () => {
  test('Enter sends and Shift with Enter breaks the line', async () => {
    await beginChat()
    acknowledge(takeIn)
    await show()
    await userEvent.type(box(), 'Hello{Shift>}{Enter}{/Shift}again')
    expect(sent()).toEqual([])
    await userEvent.type(box(), '{Enter}')
    await expect.element(log().getByText('Hello again')).toBeVisible()
    await expect.element(log().getByText('Sent', { exact: true })).toBeVisible()
    expect(sent()).toEqual(['Hello\nagain'])
    await expect.element(box()).toHaveValue('')
    await expectAccessible()
  })

  test('Enter that confirms an IME composition does not send', async () => {
    await beginChat()
    await show()
    await userEvent.type(box(), 'かん')
    const enter = { key: 'Enter', bubbles: true, cancelable: true }
    const area = box().element()
    area.dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }))
    area.dispatchEvent(new KeyboardEvent('keydown', { ...enter, keyCode: 229 }))
    expect(sent()).toEqual([])
    await expect.element(box()).toHaveValue('かん')
  })

  test('follows the draft of another tab, unless something else is typed here', async () => {
    await beginChat()
    await show()
    // An iframe is another tab of the same storage, whose changes this one hears of.
    const tab = document.body.appendChild(document.createElement('iframe')).contentWindow
    await userEvent.fill(box(), 'I can start on Monday.')
    const key = Object.keys(localStorage).find((name) => name.startsWith('hearback.chat-drafts.')) ?? ''
    tab?.localStorage.removeItem(key)
    await expect.element(box()).toHaveValue('')
    tab?.localStorage.setItem(key, 'Or on Tuesday.')
    await expect.element(box()).toHaveValue('Or on Tuesday.')
    await userEvent.fill(box(), 'Something else')
    dispatchEvent(new StorageEvent('storage', { key, oldValue: 'Or on Tuesday.', newValue: null }))
    await expect.element(box()).toHaveValue('Something else')
    tab?.frameElement?.remove()
  })

  test('sends nothing while offline, and keeps the draft', async () => {
    await beginChat()
    acknowledge(takeIn)
    const screen = await show()
    await expect.element(box()).toBeVisible()
    fakeServer.disconnect()
    await userEvent.type(box(), 'Are you there?{Enter}')
    await expect.element(page.getByText('Not connected. Your draft is saved.')).toBeVisible()
    expect(sent()).toEqual([])
    await screen.unmount()
    await show()
    await expect.element(box()).toHaveValue('Are you there?')
    await connected()
    await expect.element(page.getByText('Not connected. Your draft is saved.')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.element(log().getByText('Are you there?')).toBeVisible()
    expect(sent()).toEqual(['Are you there?'])
  })

  test('sends once what was sent while the page connected, as it was then written', async () => {
    await beginChat()
    acknowledge(takeIn)
    await show()
    await expect.element(box()).toBeVisible()
    fakeServer.disconnect()
    await userEvent.type(box(), 'Are you there?{Enter}{Enter}')
    expect(sent()).toEqual([])
    await connected()
    await expect.element(log().getByText('Are you there?')).toBeVisible()
    fakeServer.disconnect()
    await userEvent.type(box(), 'And {Enter}now')
    await connected()
    await expect.element(box()).toHaveValue('And now')
    expect(sent()).toEqual(['Are you there?'])
  })

  test('a text that is too long is neither cut nor sent, and shows the excess', async () => {
    await beginChat()
    await show()
    await userEvent.fill(box(), 'a'.repeat(4990))
    await expect.element(page.getByText('10 characters left')).toBeVisible()
    await userEvent.fill(box(), 'a'.repeat(5012))
    await expect.element(page.getByText('12 characters over the limit')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled()
    await userEvent.type(box(), '{Enter}')
    expect(sent()).toEqual([])
  })

  test('a failed message shows its error and can be discarded', async () => {
    await beginChat()
    acknowledge(() => ({ success: false, code: 'chat_closed', message: 'You can’t write in this chat anymore.' }))
    await show()
    await userEvent.type(box(), 'Hello{Enter}')
    await expect.element(page.getByRole('alert').getByText('You can’t write in this chat anymore.')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect.element(log().getByText('Hello')).not.toBeInTheDocument()
  })

  test('rejects a file that is too large before the upload', async () => {
    await beginChat()
    await show()
    const chosen = new DataTransfer()
    chosen.items.add(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'film.pdf'))
    chosen.items.add(new File(['x'], 'setup.exe'))
    await expect.element(box()).toBeVisible()
    box()
      .element()
      .dispatchEvent(new DragEvent('drop', { dataTransfer: chosen, bubbles: true, cancelable: true }))
    await expect.element(page.getByText('film.pdf is too large. The limit is 10 MB.')).toBeVisible()
    await expect.element(page.getByText(/You can’t send setup.exe here/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  })

  test('sends typing immediately, then throttled, and its end when the text is empty', async () => {
    await beginChat()
    await show()
    await userEvent.type(box(), 'Hello')
    expect(fakeServer.eventsOf('typing')).toEqual([{ chatId, isTyping: true }])
    await userEvent.clear(box())
    expect(fakeServer.eventsOf('typing').at(-1)).toEqual({ chatId, isTyping: false })
  })
})

describe('reading', () => {
  /** Scrolls repeatedly, as a user does, until the log is at the top. */
  const scrolledToTop = () =>
    vi.waitFor(() => {
      const before = log().element().scrollTop
      log().element().scrollTop = 0
      expect(before).toBeLessThan(2)
      return before
    })
  const many = (count: number) => Array.from({ length: count }, (_, index) => aMessage(index + 1))

  test('starts at the first unread message and sends read receipts', async () => {
    await beginChat({ readSeq: 40, unreadCount: 5, lastSeq: 45 }, many(45))
    await show()
    await expect.element(log().getByText('5 new messages')).toBeVisible()
    await vi.waitFor(() => expect(fakeServer.eventsOf('read').at(-1)).toEqual({ chatId, seq: 45 }))
  })

  test('is not moved by a new message while older ones are read', async () => {
    await beginChat({}, many(45))
    await show()
    await expect.element(log().getByText('Message 45', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Jump to latest' })).not.toBeInTheDocument()
    const place = await scrolledToTop()
    await expect.element(page.getByRole('button', { name: 'Jump to latest' })).toBeVisible()
    fakeServer.push('receiveMessage', aMessage(46))
    await expect.element(page.getByRole('button', { name: '1 new message' })).toBeVisible()
    expect(log().element().scrollTop).toBe(place)
    await page.getByRole('button', { name: '1 new message' }).click()
    await expect.element(log().getByText('Message 46', { exact: true })).toBeVisible()
  })

  test('loads older messages on scrolling up and keeps the position', async () => {
    await beginChat({}, many(120))
    await show()
    await expect.element(log().getByText('Message 120', { exact: true })).toBeVisible()
    const gate = Promise.withResolvers<void>()
    held.answers[`GET /api/chat/messages/${chatId}`] = async (_, query) => {
      await gate.promise
      return messagesFor(query)
    }
    await scrolledToTop()
    await vi.waitFor(() => expect(held.calls.at(-1)?.query.get('before')).toBe('71'))
    const anchor = log().getByText('Message 73', { exact: true })
    await expect.element(anchor).toBeVisible()
    const place = anchor.element().getBoundingClientRect().top
    gate.resolve()
    await expect.element(log().getByText('Message 70', { exact: true })).toBeInTheDocument()
    await vi.waitFor(() => expect(Math.abs(anchor.element().getBoundingClientRect().top - place)).toBeLessThan(3))
  })

  test('shows and announces a message of the other user', async () => {
    await beginChat({}, many(3))
    await show()
    await expect.element(log().getByText('Message 3')).toBeVisible()
    fakeServer.push('receiveMessage', aMessage(4, { content: 'Can you come on Monday?' }))
    await expect.element(log().getByText('Can you come on Monday?')).toBeVisible()
    await expect.element(page.getByText('Copper Kettle: Can you come on Monday?')).toBeInTheDocument()
  })

  test('shows the delivery state of own messages', async () => {
    await beginChat({}, [aMessage(1, { sender: ana, content: 'Hello' })])
    await show()
    await expect.element(log().getByText('Sent', { exact: true })).toBeVisible()
    const receipt = { chatId, userId: bob, at: new Date().toISOString() }
    fakeServer.push('receipt', { ...receipt, deliveredSeq: 1, readSeq: 0 })
    await expect.element(log().getByText('Delivered', { exact: true })).toBeVisible()
    fakeServer.push('receipt', { ...receipt, deliveredSeq: 1, readSeq: 1 })
    await expect.element(log().getByText('Read', { exact: true })).toBeVisible()
  })

  test('shows an empty list with a retry button if messages fail to load', async () => {
    await beginChat({}, many(3))
    held.answers[`GET /api/chat/messages/${chatId}`] = () => Response.json({ message: 'No.' }, { status: 400 })
    await show()
    await expect.element(page.getByText('We couldn’t load the messages.')).toBeVisible()
    held.answers = {}
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(log().getByText('Message 3')).toBeVisible()
  })

  test('a warning stands under the message in plain words', async () => {
    await beginChat({}, [aMessage(1, { content: 'Send 50 dollars first', warnings: ['money'] })])
    await show()
    await expect.element(page.getByText(/Honest employers never ask you to pay/)).toBeVisible()
    await expectAccessible()
  })
})

describe('a request', () => {
  test('the receiver accepts, declines or blocks', async () => {
    await beginChat({ state: 'request', startedBy: bob, awaitsDecision: true }, [aMessage(1)])
    held.answers[`POST /api/chat/request/${chatId}`] = () =>
      Response.json({ chat: { ...held.chat, state: 'open', awaitsDecision: false } })
    await show()
    const bar = page.getByRole('region', { name: 'Request' })
    await expect.element(bar.getByRole('button', { name: 'Decline' })).toBeVisible()
    await expectAccessible()
    await bar.getByRole('button', { name: 'Accept' }).click()
    await expect.element(bar).not.toBeInTheDocument()
    expect(held.calls.at(-1)?.body ?? held.calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      decision: 'accept',
    })
  })

  test('the sender writes one message and then waits', async () => {
    await beginChat({ state: 'request', startedBy: ana })
    acknowledge(takeIn)
    await show()
    await expect.element(page.getByText(/You can send Copper Kettle one message for now/)).toBeVisible()
    await userEvent.type(box(), 'May I ask something?{Enter}')
    await expect.element(page.getByText(/Your message is waiting for Copper Kettle/)).toBeVisible()
    await expect.element(box()).not.toBeInTheDocument()
  })

  test('a request whose message is on its way takes no second one, and takes another if it is refused', async () => {
    await beginChat({ state: 'request', startedBy: ana })
    const { promise, resolve } = Promise.withResolvers<unknown>()
    acknowledge(() => promise)
    await show()
    await userEvent.type(box(), 'May I ask something?{Enter}')
    await expect.element(box()).not.toBeInTheDocument()
    resolve({ success: false, code: 'not_allowed', message: 'Not here.' })
    await expect.element(box()).toBeVisible()
  })

  test.each<[string, Message['warnings'], string[]]>([
    ['is accepted first', [], ['Accept', 'Decline', 'Block']],
    ['with a warning is blocked first', ['money'], ['Block', 'Report this message', 'Decline', 'Accept']],
  ])('a request %s', async (_, warnings, order) => {
    const message = aMessage(1, { warnings })
    await beginChat({ state: 'request', startedBy: bob, awaitsDecision: true, lastMessage: message }, [message])
    await renderChat(<Conversation chatId={chatId} onContext={() => undefined} onReport={() => undefined} />)
    const bar = page.getByRole('region', { name: 'Request' })
    await expect.element(bar).toBeVisible()
    expect(
      bar
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(order)
    expect(bar.getByRole('button', { name: 'Accept' }).element().getAttribute('data-variant')).toBe(
      warnings.length > 0 ? 'default' : 'primary',
    )
  })

  test('blocking asks for confirmation, and unblocking is offered afterwards', async () => {
    await beginChat({}, [aMessage(1)])
    held.answers[`POST /api/chat/request/${chatId}`] = () => {
      held.chat = { ...held.chat, closed: 'blocked' }
      return Response.json({ chat: held.chat })
    }
    held.answers[`DELETE /api/chat/blocked/${chatId}`] = () => {
      held.chat = { ...held.chat, closed: null }
      return Response.json({})
    }
    await show()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Block Copper Kettle' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
    await expect.element(page.getByText(/You blocked Copper Kettle/)).toBeVisible()
    await page.getByRole('button', { name: 'Unblock' }).click()
    await expect.element(box()).toBeVisible()
  })
})
