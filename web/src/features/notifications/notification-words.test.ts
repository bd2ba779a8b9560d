import { type NotificationKind, notificationKinds } from '@hearback/contract/accounts/notifications.ts'
import { expect, test } from 'vitest'
import { leadsTo } from './leads-to.ts'
import { notificationWords } from './notification-words.ts'

const kinds = Object.keys(notificationKinds) as NotificationKind[]

test.each(kinds)('%s has complete sentences, with or without its data', (kind) => {
  const known = {
    company: 'Crust',
    job: 'Baker',
    count: 2,
    days: 3,
    at: '2026-11-23T15:00:00.000Z',
    caseNumber: 'HB-1',
  }
  for (const data of [{}, known, { ...known, status: 'rejected' }]) {
    const words = notificationWords({ kind, data })
    expect(words).toMatch(/^\S.*\.$/u)
    expect(words).not.toMatch(/undefined|null|NaN|\{|\}|!/u)
  }
})

test('an answer names the company, the job and its content', () => {
  const data = { company: 'Crust', job: 'Baker', status: 'rejected' }
  expect(notificationWords({ kind: 'application_moved', data })).toBe(
    'Crust answered your application for Baker: not this time.',
  )
})

test('a notification leads to the page of its path and query', () => {
  const here = (address: string) => new URL(address, 'http://hearback.invalid')
  expect(leadsTo({ path: '/applications/1#answer' }, here('/applications/1?from=list'))).toBe(true)
  expect(leadsTo({ path: '/applications/1' }, here('/applications/2'))).toBe(false)
  expect(leadsTo({ path: '/jobs?keyword=baker' }, here('/jobs?sort=newest&keyword=baker'))).toBe(true)
  expect(leadsTo({ path: '/jobs?keyword=baker' }, here('/jobs'))).toBe(false)
})
