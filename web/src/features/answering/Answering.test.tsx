import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { sendHeldActs } from '../../held-acts/held-acts.ts'
import { Button } from '../../ui/Button.tsx'
import { Answering } from './Answering.tsx'

const ana = {
  _id: '01a1ff6f-2694-7772-bd72-625ca24d1ab7',
  status: 'viewed',
  nextSteps: ['shortlisted', 'interview', 'rejected'],
  applicant: { displayName: 'Ana G.', firstName: 'Ana', lastName: 'Garcia' },
  jobTitle: 'Baker',
} as unknown as Applicant

function List() {
  const { data = [] } = useQuery({
    queryKey: ['applications', 'waiting'],
    queryFn: () => ({ applications: [ana] }),
    select: ({ applications }) => applications,
  })
  return (
    <Answering offer={() => 'The form of an offer'}>
      {({ take, takeMany }) => (
        <>
          {data.map((one) => (
            <p key={one._id}>Ana is {one.status}</p>
          ))}
          <Button onClick={() => take(ana, 'shortlisted')}>Shortlist</Button>
          <Button onClick={() => take(ana, 'rejected')}>Reject</Button>
          <Button onClick={() => takeMany([ana], () => undefined)}>Answer all</Button>
        </>
      )}
    </Answering>
  )
}

/** Fake response to the next steps; records the requests. */
function network(status: number, body: object) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_: string, request: RequestInit) => {
    if (request.method === 'GET') return Promise.resolve(Response.json({ templates: [] }))
    sent.push(JSON.parse(String(request.body)))
    return Promise.resolve(Response.json(body, { status }))
  })
  return sent
}
afterEach(async () => {
  await sendHeldActs()
  vi.unstubAllGlobals()
})

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const show = () =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <List />
    </QueryClientProvider>,
  )

test('rolls back a failed step and shows the error', async () => {
  const refused = { code: 'step_not_allowed', message: 'This application has just become withdrawn.' }
  network(409, refused)
  await show()
  await expect.element(page.getByText('Ana is viewed')).toBeVisible()
  await press('Shortlist')
  await expect.element(page.getByText('Ana is shortlisted')).toBeVisible()
  await sendHeldActs()
  await expect.element(page.getByText(/Ana Garcia wasn’t moved.*withdrawn/)).toBeVisible()
  await expect.element(page.getByText('Ana is viewed')).toBeVisible()
})

test('a rejection without a reason or enough words is not sent', async () => {
  const sent = network(200, { application: { ...ana, status: 'rejected' } })
  await show()
  await press('Reject')
  await userEvent.fill(page.getByRole('textbox', { name: 'Feedback' }), 'No, sorry.')
  await press('Send rejection')
  await expect.element(page.getByText(/write at least 20 characters/)).toBeVisible()
  expect(sent).toEqual([])
  await expectAccessible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Feedback' }), 'We filled the night shift last week.')
  await press('Send rejection')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent).toEqual([])
  await sendHeldActs()
  expect(sent).toEqual([{ newStatus: 'rejected', employerFeedback: 'We filled the night shift last week.' }])
})

test('what was typed is there again after Escape, until it is sent', async () => {
  const sent = network(200, { application: { ...ana, status: 'rejected' } })
  await show()
  const feedback = page.getByRole('textbox', { name: 'Feedback' })
  for (const opener of ['Reject', 'Answer all']) {
    await press(opener)
    await userEvent.fill(feedback, `We hired an earlier applicant. ${opener}`)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }
  expect(sent).toEqual([])
  await press('Answer all')
  await expect.element(feedback).toHaveValue('We hired an earlier applicant. Answer all')
  await userEvent.fill(feedback, '')
  await userEvent.keyboard('{Escape}')
  await press('Reject')
  await expect.element(feedback).toHaveValue('We hired an earlier applicant. Reject')
  await press('Send rejection')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await sendHeldActs()
  expect(sent).toMatchObject([{ employerFeedback: 'We hired an earlier applicant. Reject' }])
  await press('Reject')
  await expect.element(feedback).toHaveValue('')
})

test('a bulk answer says how many applications were never opened', async () => {
  network(200, {})
  const dialog = async (viewedAt: string | null) => {
    const screen = await renderUi(
      <QueryClientProvider client={new QueryClient()}>
        <Answering offer={() => null}>
          {({ takeMany }) => (
            <Button onClick={() => takeMany([{ ...ana, viewedAt }, ana], () => undefined)}>Answer two</Button>
          )}
        </Answering>
      </QueryClientProvider>,
    )
    await press('Answer two')
    return screen
  }
  const unopened = await dialog(null)
  await expect.element(unopened.getByText('You haven’t opened 1 of these 2 applications.')).toBeVisible()
  await unopened.unmount()
  const opened = await dialog('2026-11-26T12:00:00.000Z')
  await expect.element(opened.getByRole('button', { name: 'Reject 2 applicants' })).toBeVisible()
  expect(opened.getByText(/opened/).query()).toBeNull()
})

test('a bulk answer lists failures with their reasons', async () => {
  const refused = {
    _id: ana._id,
    done: false,
    error: 'This application is already rejected.',
    code: 'step_not_allowed',
  }
  network(200, { results: [refused] })
  await show()
  await press('Answer all')
  await page.getByRole('radio', { name: /^Shortlist/ }).click()
  await press('Shortlist 1 applicant')
  await sendHeldActs()
  await expect.element(page.getByText('0 of 1 sent.', { exact: false })).toBeVisible()
  await press('See details')
  await expect.element(page.getByText('This application is already rejected.')).toBeVisible()
  await expect.element(page.getByText('Ana Garcia, Baker')).toBeVisible()
})

test('an undone bulk answer is not sent', async () => {
  const sent = network(200, { results: [] })
  await show()
  await press('Answer all')
  await page.getByRole('radio', { name: /^Shortlist/ }).click()
  await press('Shortlist 1 applicant')
  await press('Undo')
  await sendHeldActs()
  expect(sent).toEqual([])
})

test('an undone rejection is not sent, and its text is shown again', async () => {
  const sent = network(200, {})
  await show()
  await press('Reject')
  await userEvent.fill(page.getByRole('textbox', { name: 'Feedback' }), 'We filled the night shift last week.')
  await press('Send rejection')
  await expect.element(page.getByText('Ana is rejected')).toBeVisible()
  await expect.element(page.getByText('Sending to Ana Garcia.')).toBeVisible()
  await expectAccessible()
  await press('Undo')
  await expect
    .element(page.getByRole('textbox', { name: 'Feedback' }))
    .toHaveValue('We filled the night shift last week.')
  await expect.element(page.getByText('Ana is viewed')).toBeVisible()
  await sendHeldActs()
  expect(sent).toEqual([])
})

test('a refused rejection keeps its text for another try', async () => {
  network(409, { code: 'step_not_allowed', message: 'This application has just become withdrawn.' })
  await show()
  await press('Reject')
  await userEvent.fill(page.getByRole('textbox', { name: 'Feedback' }), 'We filled the night shift yesterday.')
  await press('Send rejection')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await sendHeldActs()
  await press('Edit')
  await expect
    .element(page.getByRole('textbox', { name: 'Feedback' }))
    .toHaveValue('We filled the night shift yesterday.')
})
