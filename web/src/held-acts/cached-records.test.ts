import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { type Change, holdChanges } from './cached-records.ts'

const LIST = ['applications', 'waiting']
let client: QueryClient
beforeEach(() => {
  client = new QueryClient()
  return () => client.clear()
})

const list = (...statuses: string[]) => ({
  applications: statuses.map((status, index) => ({ _id: `a${index}`, status, applicant: { _id: 's1' } })),
  total: statuses.length,
})
const statuses = (key = LIST) =>
  client.getQueryData<ReturnType<typeof list>>(key)?.applications.map(({ status }) => status)
const showing =
  (status: string): Change =>
  () => ({ status })
const hold = (id: string, status: string) => holdChanges(client, ['applications'], new Map([[id, showing(status)]]))

test('changes every copy, also those that are fetched or written meanwhile', async () => {
  client.setQueryData(LIST, list('applied', 'applied'))
  client.setQueryData(['applications', 'pages'], { pages: [list('applied')], pageParams: [1] })
  client.setQueryData(['applications', 'detail', 'a0'], { application: { _id: 'a0', status: 'applied' } })
  client.setQueryData(['applications', 'own'], { _id: 'a0', status: 'applied' })
  hold('a0', 'shortlisted')
  expect(statuses()).toEqual(['shortlisted', 'applied'])
  expect(client.getQueryData(['applications', 'pages'])).toMatchObject({ pages: [list('shortlisted')] })
  expect(client.getQueryData(['applications', 'detail', 'a0'])).toMatchObject({
    application: { status: 'shortlisted' },
  })
  expect(client.getQueryData(['applications', 'own'])).toMatchObject({ status: 'shortlisted' })
  await client.fetchQuery({ queryKey: LIST, queryFn: () => list('viewed', 'viewed') })
  expect(statuses()).toEqual(['shortlisted', 'viewed'])
  client.setQueryData(LIST, list('viewed', 'rejected'))
  expect(statuses()).toEqual(['shortlisted', 'rejected'])
})

test('a rollback restores what was fetched last, and leaves other changes alone', async () => {
  client.setQueryData(LIST, list('applied', 'applied'))
  const endFirst = hold('a0', 'shortlisted')
  const endSecond = hold('a1', 'rejected')
  await client.fetchQuery({ queryKey: LIST, queryFn: () => list('withdrawn', 'viewed') })
  endFirst(true)
  expect(statuses()).toEqual(['withdrawn', 'rejected'])
  endSecond(false)
  expect(statuses()).toEqual(['withdrawn', 'rejected'])
})

test('a change that adds to a list is applied once', async () => {
  const added: Change = ({ changes = [] }) => ({
    changes: [...(changes as string[]).filter((one) => one !== 'b'), 'b'],
  })
  client.setQueryData(LIST, { _id: 'a0', changes: ['a'] })
  const end = holdChanges(client, ['applications'], new Map([['a0', added]]))
  client.setQueryData(LIST, (held: object) => ({ ...held, views: 2 }))
  expect(client.getQueryData(LIST)).toEqual({ _id: 'a0', changes: ['a', 'b'], views: 2 })
  end(true)
  expect(client.getQueryData(LIST)).toEqual({ _id: 'a0', changes: ['a'], views: 2 })
})

test('neither makes stale data fresh, nor touches other keys', () => {
  client.setQueryData(LIST, list('applied'), { updatedAt: 1 })
  client.setQueryData(['jobs'], list('applied'))
  hold('a0', 'shortlisted')
  expect(client.getQueryState(LIST)?.dataUpdatedAt).toBe(1)
  expect(statuses(['jobs'])).toEqual(['applied'])
})
