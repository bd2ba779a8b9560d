import type { Notification } from '@hearback/contract/accounts/notifications.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/notifications.ts'
import { readerDates } from '../../ui/text/reader-dates.ts'
import { calendarDay } from '../../ui/text/times.ts'

const DAY = 86_400_000

/** Groups by "Today", "Yesterday" or the date, in the given order and in the device's time zone or the given one. */
export function byDay(
  notifications: readonly Notification[],
  now: number,
  timeZone?: string,
): { name: string; notifications: Notification[] }[] {
  const zone = timeZone ? { timeZone } : {}
  const inWords = new Intl.DateTimeFormat(timeZone === 'UTC' ? locale.dates : readerDates(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...zone,
  })
  const [today, yesterday] = [calendarDay(now, timeZone), calendarDay(now - DAY, timeZone)]
  const days = Map.groupBy(notifications, ({ createdAt }) => calendarDay(Date.parse(createdAt), timeZone))
  return [...days].map(([day, those]) => ({
    name:
      day === today ? t.today : day === yesterday ? t.yesterday : inWords.format(new Date(those[0]?.createdAt ?? 0)),
    notifications: those,
  }))
}
