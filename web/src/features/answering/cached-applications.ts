import type { Application } from '@hearback/contract/hiring/applications.ts'
import type { QueryClient } from '@tanstack/react-query'

interface Holder {
  pages?: Holder[]
  applications?: Application[]
  interviews?: Application[]
  application?: Application
}

interface Patch {
  before: Partial<Application>
  shown: Partial<Application>
}

/** Applies an optimistic update to every cached copy of an application. Returns its rollback. */
export function patchApplication(client: QueryClient, id: string, change: Partial<Application>): () => void {
  const before = client.getQueriesData({ queryKey: ['applications'] })
  const patch = (one: Application): Application => (one._id === id ? { ...one, ...change } : one)
  client.setQueriesData<Holder>({ queryKey: ['applications'] }, (held) => held && mapHeld(held, patch))
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data)
  }
}

/**
 * Applies changes to every cached copy, and again to each copy fetched meanwhile. Returns what ends it, with the earlier
 * values if `isRolledBack`.
 */
export function holdPatches(client: QueryClient, patches: ReadonlyMap<string, Patch>): (isRolledBack: boolean) => void {
  const patchAll = (side: keyof Patch) => (held: Holder | undefined) =>
    held && mapHeld(held, (one) => ({ ...one, ...patches.get(one._id)?.[side] }))
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const { queryKey } = event.query
    if (queryKey[0] === 'applications') client.setQueryData<Holder>(queryKey, patchAll('shown'))
  })
  client.setQueriesData<Holder>({ queryKey: ['applications'] }, patchAll('shown'))
  return (isRolledBack) => {
    stop()
    if (isRolledBack) client.setQueriesData<Holder>({ queryKey: ['applications'] }, patchAll('before'))
  }
}

function mapHeld(held: Holder, patch: (one: Application) => Application): Holder {
  return {
    ...held,
    ...(held.pages && { pages: held.pages.map((page) => mapHeld(page, patch)) }),
    ...(held.applications && { applications: held.applications.map(patch) }),
    ...(held.interviews && { interviews: held.interviews.map(patch) }),
    ...(held.application && { application: patch(held.application) }),
  }
}
