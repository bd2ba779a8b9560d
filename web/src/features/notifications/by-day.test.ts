import type { Notification } from '@hearback/contract/accounts/notifications.ts'
import { expect, test } from 'vitest'
import { byDay } from './by-day.ts'

const at = (createdAt: string) => ({ _id: createdAt, createdAt }) as Notification
const now = Date.parse('2026-11-23T03:00:00.000Z')
const those = [at('2026-11-23T02:00:00.000Z'), at('2026-11-22T20:00:00.000Z'), at('2026-11-19T12:00:00.000Z')]

test('groups notifications by today, yesterday or the date in the time zone', () => {
  const days = (zone: string) => byDay(those, now, zone).map(({ name, notifications }) => [name, notifications.length])
  expect(days('UTC')).toEqual([
    ['Today', 1],
    ['Yesterday', 1],
    ['Thursday, November 19', 1],
  ])
  expect(days('America/Boise')).toEqual([
    ['Today', 2],
    ['Thursday, November 19', 1],
  ])
})
