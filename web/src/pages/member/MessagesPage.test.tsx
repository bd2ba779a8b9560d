import type { ChatApplication } from '@hearback/contract/hiring/chat.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aChat, bob, chatId } from '../../../test/chat-fixtures.ts'
import { beginChat, endChat, held, renderChat } from '../../../test/fake-chat.tsx'
import { expectAccessible } from '../../../test/render-ui.tsx'
import { ApplicantBrief } from '../../features/applicants/panel/ApplicantBrief.tsx'
import { ApplicationBrief } from '../../features/applications/ApplicationBrief.tsx'
import { ChatContext } from '../../features/chat/conversation/ChatContext.tsx'

vi.mock('socket.io-client', () => import('../../../test/fake-socket.ts'))
afterEach(endChat)

const anApplication = (jobTitle: string, part: Partial<ChatApplication> = {}) =>
  ({
    _id: `of ${jobTitle}`,
    job: jobTitle,
    hr: bob,
    jobTitle,
    status: 'shortlisted',
    answeredAt: '2026-11-20T09:00:00Z',
    answerDueAt: '2026-12-01T09:00:00Z',
    appliedAt: '2026-11-19T09:00:00Z',
    interviewInvitation: null,
    nextSteps: ['withdrawn'],
    ...part,
  }) as ChatApplication

const begin = async (applications: ChatApplication[]) => {
  await beginChat()
  held.answers[`GET /api/chat/chat/${chatId}`] = () => Response.json({ chat: aChat(), applications })
}
const items = () => page.getByRole('list').first().getByRole('listitem')

test('only the newest application is expanded, the others are collapsed to a link', async () => {
  await begin([anApplication('Baker'), anApplication('Line cook', { status: 'rejected' })])
  await renderChat(
    <ChatContext
      chatId={chatId}
      application={(one, { name }, folded) => <ApplicationBrief application={one} company={name} folded={folded} />}
      offers={() => null}
    />,
  )
  await expect.element(items().first().getByRole('button', { name: 'Withdraw' })).toBeVisible()
  await expect.element(items().nth(1).getByRole('link', { name: 'Line cook' })).toBeVisible()
  await expect.element(items().nth(1).getByRole('button')).not.toBeInTheDocument()
  await expectAccessible()
})

test('the actions of an application are in a menu labeled with its job', async () => {
  await begin([anApplication('Baker'), anApplication('Line cook', { nextSteps: ['interview', 'rejected'] })])
  const onStep = vi.fn()
  await renderChat(
    <ChatContext
      chatId={chatId}
      application={(one, { name }, folded) => (
        <ApplicantBrief
          application={{ ...one, applicant: { displayName: name } }}
          folded={folded}
          onStep={(application, to) => onStep(application.jobTitle, to)}
        />
      )}
      offers={() => null}
    />,
  )
  const menu = page.getByRole('button', { name: /Line cook/ })
  await expect.element(menu).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Reject/ })).not.toBeInTheDocument()
  await menu.click()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onStep).toHaveBeenCalledExactlyOnceWith('Line cook', 'rejected')
  await expectAccessible()
})
