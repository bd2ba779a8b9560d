import { leadsTo } from './leads-to.ts'

/** Closes the device's notifications about the current page. */
export async function closeShown(here: { pathname: string; search: string }): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  for (const shown of (await registration?.getNotifications()) ?? []) {
    const { path } = (shown.data ?? {}) as { path?: string }
    if (path && leadsTo({ path }, here)) shown.close()
  }
}
