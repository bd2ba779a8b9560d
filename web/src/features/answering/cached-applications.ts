import type { Application } from '@hearback/contract/hiring/applications.ts'
import type { QueryClient } from '@tanstack/react-query'

interface Holder {
  pages?: Holder[]
  applications?: Application[]
  interviews?: Application[]
  application?: Application
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

function mapHeld(held: Holder, patch: (one: Application) => Application): Holder {
  return {
    ...held,
    ...(held.pages && { pages: held.pages.map((page) => mapHeld(page, patch)) }),
    ...(held.applications && { applications: held.applications.map(patch) }),
    ...(held.interviews && { interviews: held.interviews.map(patch) }),
    ...(held.application && { application: patch(held.application) }),
  }
}
