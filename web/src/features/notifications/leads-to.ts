import type { Notification } from '@hearback/contract/notifications.ts'

/** Whether this page of ours is the one that it leads to; what else stands in the address does not matter. */
export function leadsTo({ path }: Pick<Notification, 'path'>, here: { pathname: string; search: string }): boolean {
  const { pathname, searchParams } = new URL(path, 'http://hearback.invalid')
  const query = new URLSearchParams(here.search)
  return pathname === here.pathname && [...searchParams].every(([name, value]) => query.has(name, value))
}
