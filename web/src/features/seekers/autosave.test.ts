import { expect, test, vi } from 'vitest'
import { createDraft } from './autosave.ts'

const START = { title: 'Baker', city: 'Boise', from: '2019', until: '2021' }
type Values = typeof START
const fine = () => ({})
const refusal = (fields: Record<string, string>) =>
  Object.assign(new Error('Please check the highlighted fields.'), { fields })

const draftWith = (
  send: (changes: Partial<Values>) => Promise<unknown>,
  check = fine as (c: Partial<Values>) => object,
) => createDraft(START, { send, check: check as () => Record<string, string>, pause: 5 })

test('autosaves only changed fields after the debounce', async () => {
  const send = vi.fn(async () => undefined)
  const draft = draftWith(send)
  draft.change({ city: 'Nam' })
  draft.change({ city: 'Nampa' })
  expect(draft.get().state).toBe('waiting')
  await expect.poll(() => draft.get().state).toBe('saved')
  expect(send.mock.calls).toEqual([[{ city: 'Nampa' }]])
})

test('saves values typed during a request with the next one, never concurrently', async () => {
  let answer: () => void = () => undefined
  const send = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)))
  const draft = draftWith(send)
  draft.change({ city: 'Nampa' })
  const saving = draft.flush()
  draft.change({ title: 'Cook' })
  await draft.flush()
  expect(send).toHaveBeenCalledTimes(1)
  answer()
  await expect.poll(() => send.mock.calls.length).toBe(2)
  expect(send).toHaveBeenLastCalledWith({ title: 'Cook' })
  answer()
  await saving
  expect(draft.get().state).toBe('saved')
})

test('a failed request keeps the typed values and can be retried', async () => {
  const send = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('You seem to be offline.'))
  const draft = draftWith(send)
  draft.change({ city: 'Nampa' })
  await draft.flush()
  expect(draft.get()).toMatchObject({ state: 'failed', failure: 'You seem to be offline.', values: { city: 'Nampa' } })
  await draft.flush()
  expect(draft.get().state).toBe('saved')
  expect(send).toHaveBeenLastCalledWith({ city: 'Nampa' })
})

test('marks an invalid field and saves the others', async () => {
  const send = vi.fn(async () => undefined)
  const draft = draftWith(send, ({ title }) => (title === '' ? { title: 'Please fill this in' } : {}))
  draft.change({ title: '', city: 'Nampa' })
  await draft.flush()
  expect(send.mock.calls).toEqual([[{ city: 'Nampa' }]])
  expect(draft.get()).toMatchObject({ state: 'marked', problems: { title: 'Please fill this in' } })
})

test('fields rejected by the server are marked and resent only after a change', async () => {
  const wrong = { from: 'The end can’t be before the start', until: 'The end can’t be before the start' }
  const send = vi.fn(async ({ until }: Partial<Values>) => {
    if (until === '2001') throw refusal(wrong)
  })
  const draft = draftWith(send)
  draft.change({ from: '2010', until: '2001', city: 'Nampa' })
  await draft.flush()
  expect(send).toHaveBeenLastCalledWith({ city: 'Nampa' })
  expect(draft.get()).toMatchObject({ state: 'marked', problems: wrong })
  draft.change({ until: '2012' })
  await draft.flush()
  expect(send).toHaveBeenLastCalledWith({ from: '2010', until: '2012' })
  expect(draft.get()).toMatchObject({ state: 'saved', problems: {} })
})

test('a tab that another one overtook adds to the list instead of replacing it', async () => {
  const send = vi.fn(async () => undefined)
  const draft = createDraft({ skill: ['Sourdough'] }, { send, check: fine, pause: 5 })
  await draft.refresh(async () => ({ skill: ['Sourdough', 'Rye'] }))
  draft.change({ skill: [...draft.get().values.skill, 'Cakes'] })
  await draft.flush()
  expect(send.mock.calls).toEqual([[{ skill: ['Sourdough', 'Rye', 'Cakes'] }]])
})

test.each(['before', 'during', 'before and during'])(
  'typed values stay when they were typed %s the refresh',
  async (when) => {
    const draft = draftWith(async () => undefined)
    if (when.includes('before')) draft.change({ city: 'Nampa' })
    const refreshed = draft.refresh(async () => START)
    if (when.includes('during')) draft.change({ title: 'Cook', city: 'Nampa' })
    await draft.flush()
    await refreshed
    expect(draft.get().values.city).toBe('Nampa')
  },
)
