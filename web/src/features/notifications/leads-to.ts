import type { Notification } from '@hearback/contract/accounts/notifications.ts'

/** Whether the notification links to this page; ignores other query parameters. */
export function leadsTo({ path }: Pick<Notification, 'path'>, here: { pathname: string; search: string }): boolean {
  const { pathname, searchParams } = new URL(path, 'http://hearback.invalid')
  const query = new URLSearchParams(here.search)
  return pathname === here.pathname && [...searchParams].every(([name, value]) => query.has(name, value))
}
