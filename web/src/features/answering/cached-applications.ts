import type { Application } from '@hearback/contract/hiring/applications.ts'
import type { QueryClient } from '@tanstack/react-query'
import { mapRecords } from '../../held-acts/cached-records.ts'

const queryKey = ['applications']

/** Applies an optimistic update to every cached copy of an application. Returns its rollback. */
export function patchApplication(client: QueryClient, id: string, change: Partial<Application>): () => void {
  const before = client.getQueriesData({ queryKey })
  client.setQueriesData({ queryKey }, (held: unknown) =>
    mapRecords(held, (one) => (one._id === id ? { ...one, ...change } : one)),
  )
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data)
  }
}
