import { leadsTo } from './leads-to.ts'

/** Takes away what the device shows of the page that one looks at now. */
export async function closeShown(here: { pathname: string; search: string }): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  for (const shown of (await registration?.getNotifications()) ?? []) {
    const { path } = (shown.data ?? {}) as { path?: string }
    if (path && leadsTo({ path }, here)) shown.close()
  }
}
