import type { Rating, Scorecard, ScorecardSheet } from '@hearback/contract/hiring/scorecards.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../test/render-ui.tsx'
import { queryClient } from '../../../api/query-client.ts'
import { clearSession, setSession } from '../../../api/session.ts'
import { Scorecards } from './Scorecards.tsx'

const rating = (name: string, part: Partial<Rating> = {}): Rating => ({
  criterion: name.toLowerCase(),
  name,
  ratedAs: null,
  isArchived: false,
  rating: null,
  sentence: '',
  ...part,
})
const card = (id: string, ratings: Rating[], part: Partial<Scorecard> = {}): Scorecard => ({
  _id: id,
  author: { name: 'Rita', isYou: false },
  ratings,
  version: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  editedAt: null,
  mayDelete: false,
  ...part,
})
const own = (ratings: Rating[], version = 1) =>
  card('mine', ratings, { author: { name: 'Hana', isYou: true }, version, mayDelete: true })
const ritas = card('ritas', [rating('Oven', { rating: 1, sentence: 'Burned two loaves' })])

/** The names and the own scorecard on the server, the requests to save it, and the reply that replaces the next one. */
let names: string[]
let mine: Scorecard | null
let sent: { ratings: object[]; was: number; criteriaVersion: string; clientCardId: string }[]
let nextReply: (() => Response) | undefined

const sheet = (): ScorecardSheet => ({
  jobId: 'j1',
  criteria: names.map((name) => ({ _id: name.toLowerCase(), name })),
  version: names.join(),
  own: mine,
  others: { count: 1, names: ['Rita'] },
  scorecards: mine ? [ritas] : [],
})

function reply({ method, body }: RequestInit): Response {
  if (method === 'DELETE') mine = null
  if (method !== 'PUT') return Response.json(method === 'DELETE' ? {} : sheet())
  const saved = JSON.parse(String(body))
  sent.push(saved)
  if (saved.was !== (mine?.version ?? 0) || saved.criteriaVersion !== names.join())
    return Response.json({ code: 'conflict', message: 'Changed.' }, { status: 409 })
  mine = own(
    saved.ratings.map((each: Rating) =>
      rating(names.find((name) => name.toLowerCase() === each.criterion) ?? '', each),
    ),
    saved.was + 1,
  )
  return Response.json(sheet())
}

beforeEach(() => {
  names = ['Oven', 'Dough']
  mine = null
  sent = []
  nextReply = undefined
  setSession({ token: 't', user: { _id: 'u', email: 'hana@x.example', userType: 'employer', emailVerified: true } })
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const instead = init.method === 'PUT' ? nextReply : undefined
    if (instead) nextReply = undefined
    return instead ? instead() : reply(init)
  })
})
afterEach(() => {
  sessionStorage.clear()
  clearSession()
  queryClient().clear()
  vi.unstubAllGlobals()
})

const scorecards = (id: string) => (
  <QueryClientProvider client={queryClient()}>
    <h2>Applicant</h2>
    <Scorecards key={id} applicationId={id} />
  </QueryClientProvider>
)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const group = (name: string) => page.getByRole('group', { name, exact: true })
const choice = (name: string, word: string) => group(name).getByRole('radio', { name: word, exact: true })
const sentence = (name: string) => group(name).getByRole('textbox')
const open = () => button('Score this applicant').click()

test('ratings are chosen by keyboard, and scorecards of others show after one’s own', async () => {
  await renderUi(scorecards('a1'))
  await expect.element(page.getByText('1 scorecard is hidden until you save yours. Written by Rita.')).toBeVisible()
  expect(page.getByText('Burned two loaves').elements()).toHaveLength(0)
  await open()
  await expect.element(choice('Oven', 'Not assessed')).toHaveFocus()
  await expect.element(page.getByText(/the applicant, who gets them with a data export/)).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.element(choice('Oven', 'Meets')).toBeChecked()
  await userEvent.keyboard('{Tab}Calm at the oven{Tab}')
  await expect.element(choice('Dough', 'Not assessed')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(choice('Dough', 'Exceeds')).toBeChecked()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByText('Scorecard saved.')).toBeVisible()
  expect(sent).toMatchObject([
    {
      ratings: [
        { criterion: 'oven', rating: 3, sentence: 'Calm at the oven' },
        { criterion: 'dough', rating: 4, sentence: '' },
      ],
      was: 0,
    },
  ])
  await expect.element(page.getByText('Burned two loaves')).toBeVisible()
  await expect.element(page.getByText('Well below')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Scorecards' })).toHaveFocus()
  await expectAccessible()
})

test('an empty scorecard is not sent, and says why', async () => {
  await renderUi(scorecards('a1'))
  await open()
  await sentence('Oven').fill(' \u200B ')
  await button('Save scorecard').click()
  await expect.element(page.getByText('Rate at least one criterion, or write a sentence')).toBeVisible()
  expect(sent).toEqual([])
})

test('a scorecard that could not be sent stays in the form, and a retry has the same key', async () => {
  await renderUi(scorecards('a1'))
  await open()
  await choice('Oven', 'Below').click()
  nextReply = () => Response.json({ code: 'unavailable', message: 'Please try again.' }, { status: 503 })
  await button('Save scorecard').click()
  await expect.element(page.getByText('Please try again.')).toBeVisible()
  await expect.element(choice('Oven', 'Below')).toBeChecked()
  const { key } = JSON.parse(sessionStorage.getItem('hearback.scorecard.a1') ?? '{}')
  await button('Save scorecard').click()
  await expect.element(button('Edit scorecard')).toBeVisible()
  expect(sent.map(({ clientCardId }) => clientCardId)).toEqual([key])
})

test('drafts stay with their applicant when another one is opened', async () => {
  const first = await renderUi(scorecards('a1'))
  await open()
  await choice('Oven', 'Exceeds').click()
  await first.unmount()
  const second = await renderUi(scorecards('a2'))
  await open()
  await expect.element(choice('Oven', 'Not assessed')).toBeChecked()
  await second.unmount()
  await renderUi(scorecards('a1'))
  await expect.element(choice('Oven', 'Exceeds')).toBeChecked()
  await button('Cancel').click()
  await expect.element(button('Score this applicant')).toHaveFocus()
})

test('a scorecard changed in another tab is shown before it is replaced', async () => {
  mine = own([rating('Oven', { rating: 2 })])
  await renderUi(scorecards('a1'))
  await button('Edit scorecard').click()
  await choice('Oven', 'Exceeds').click()
  mine = own([rating('Oven', { rating: 2, sentence: 'From the other tab' })], 2)
  await button('Save scorecard').click()
  await expect.element(page.getByText('You changed this scorecard somewhere else. It now says:')).toBeVisible()
  await expect.element(page.getByText('From the other tab')).toBeVisible()
  await expect.element(choice('Oven', 'Exceeds')).toBeChecked()
  await expectAccessible()
  await button('Replace with mine').click()
  await expect.element(page.getByText('Scorecard saved.')).toBeVisible()
  expect(mine).toMatchObject({ version: 3, ratings: [{ rating: 4 }] })
})

test('criteria that changed while one wrote are shown before it is saved, with what is lost', async () => {
  await renderUi(scorecards('a1'))
  await open()
  await choice('Oven', 'Meets').click()
  await sentence('Dough').fill('Too wet')
  names = ['Oven', 'Calm']
  await button('Save scorecard').click()
  await expect.element(page.getByText(/^The criteria of this job changed/)).toBeVisible()
  await expect.element(page.getByText('Too wet')).toBeVisible()
  await expect.element(choice('Calm', 'Not assessed')).toBeChecked()
  await button('Save scorecard').click()
  await expect.element(page.getByText('Scorecard saved.')).toBeVisible()
  expect(sent.at(-1)?.ratings).toEqual([{ criterion: 'oven', rating: 3, sentence: '' }])
})

test('deleting one’s own hides those of others again, after a question that says so', async () => {
  mine = own([rating('Oven', { rating: 2 })])
  await renderUi(scorecards('a1'))
  await button('Delete scorecard').click()
  await expect.element(page.getByText(/you can’t see scorecards of others until you write a new one/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete scorecard' }).click()
  await expect.element(button('Score this applicant')).toBeVisible()
  expect(page.getByText('Burned two loaves').elements()).toHaveLength(0)
  await expect.element(page.getByRole('heading', { name: 'Scorecards' })).toHaveFocus()
})

test('a job without criteria leads to them', async () => {
  names = []
  await renderUi(scorecards('a1'))
  const link = page.getByRole('link', { name: 'Set scorecard criteria' })
  await expect.element(link).toHaveAttribute('href', '/employer/jobs/j1#scorecard-criteria')
  expect(button('Score this applicant').elements()).toHaveLength(0)
})
