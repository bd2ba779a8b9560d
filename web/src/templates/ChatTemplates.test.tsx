import type { Chat } from '@hearback/contract/hiring/chat.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bob, chatId } from '../../test/chat-fixtures.ts'
import { acknowledge, beginChat, endChat, held, renderChat, takeIn } from '../../test/fake-chat.tsx'
import { fakeServer } from '../../test/fake-socket.ts'
import { expectAccessible } from '../../test/render-ui.tsx'
import { setSession } from '../api/session.ts'
import type { Draft } from '../features/chat/composer/Composer.tsx'
import { Conversation } from '../features/chat/conversation/Conversation.tsx'
import { ChatTemplates } from './ChatTemplates.tsx'

vi.mock('socket.io-client', () => import('../../test/fake-socket.ts'))
afterEach(endChat)

const tool = (_: Chat, { text, insert }: Draft) => (
  <ChatTemplates name="Copper Kettle" jobTitle="Baker" text={text} onInsert={insert} />
)
const saved: unknown[] = []
async function show() {
  saved.length = 0
  await beginChat()
  acknowledge(takeIn)
  const template = { _id: '1', kind: 'message', reasonCode: null, createdAt: '', updatedAt: '' }
  const templates = [{ ...template, name: 'Soon', body: 'Hi {firstName}, soon.' }]
  held.answers['GET /api/jobapplication/templates'] = () => Response.json({ templates })
  held.answers['POST /api/jobapplication/templates'] = (body) => {
    saved.push(body)
    return Response.json({ template: { ...template, ...(body as object) } })
  }
  await renderChat(<Conversation chatId={chatId} onContext={() => undefined} tool={tool} />)
  await expect.element(box()).toBeVisible()
}
const box = () => page.getByRole('textbox', { name: /^Message to/ })
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const sent = () => fakeServer.eventsOf<{ content: string }>('sendMessage').map(({ content }) => content)

test('"/" in an empty message opens the templates, and Enter inserts one instead of it', async () => {
  await show()
  await userEvent.type(box(), '/')
  await expect.element(item('Soon')).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.element(box()).toHaveValue('Hi Copper, soon.')
  await expect.element(box()).toHaveFocus()
  expect(sent()).toEqual([])
})

test('Escape leaves the "/" to write on, and a "/" within a message opens nothing', async () => {
  await show()
  await userEvent.type(box(), '/')
  await expect.element(item('Soon')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(box()).toHaveFocus()
  await userEvent.keyboard('etc and 6/2{Enter}')
  expect(sent()).toEqual(['/etc and 6/2'])
})

test('a template is inserted where the cursor is, and replaces nothing', async () => {
  await show()
  await userEvent.type(box(), 'First. Last.')
  ;(box().element() as HTMLTextAreaElement).setSelectionRange(6, 6)
  await page.getByRole('button', { name: 'Insert a template' }).click()
  await item('Soon').click()
  await expect.element(box()).toHaveValue('First.\nHi Copper, soon.\nLast.')
})

test('the message is saved as a template with fields, and stays as it is without being sent', async () => {
  await show()
  setSession({ token: 'b', user: { _id: bob, email: 'b@x.example', userType: 'employer', emailVerified: true } })
  await userEvent.type(box(), 'Copper, the Baker starts Monday.')
  await page.getByRole('button', { name: 'Insert a template' }).click()
  await item('Save this message as a template').click()
  await expect
    .element(page.getByRole('textbox', { name: 'Text' }))
    .toHaveValue('{firstName}, the {jobTitle} starts Monday.')
  await expectAccessible()
  await userEvent.type(page.getByRole('textbox', { name: 'Template name' }), 'Monday{Enter}')
  await expect.element(page.getByText('Template saved.')).toBeVisible()
  expect(saved).toMatchObject([{ name: 'Monday', kind: 'message', body: '{firstName}, the {jobTitle} starts Monday.' }])
  await expect.element(box()).toHaveValue('Copper, the Baker starts Monday.')
  expect(sent()).toEqual([])
})
