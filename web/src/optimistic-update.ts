import * as t from '@hearback/texts/web/app.ts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { type ToastMessage, toast } from './ui/feedback/toast-store.ts'

/** Applies an optimistic update to the cached value of a key. Returns the rollback. */
export async function updateOptimistically<T>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (held: T) => T,
): Promise<() => void> {
  await client.cancelQueries({ queryKey })
  const before = client.getQueriesData<T>({ queryKey })
  client.setQueriesData<T>({ queryKey }, (held) => held && change(held))
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data)
  }
}

interface Act {
  /** Applies the optimistic update; returns its rollback. */
  show?: () => Promise<() => void>
  send: () => Promise<unknown>
  /** Toast after success. */
  done?: ToastMessage['text']
  /** Undo, offered in that toast. */
  undo?: (() => unknown) | undefined
  /** Runs after success and failure, e.g. to refetch. */
  after?: () => unknown
}

/** Runs an action with an optimistic update; on failure it rolls back and shows the error. Never throws. */
export async function runOptimistically({ show, send, done, undo, after }: Act): Promise<void> {
  const takeBack = await show?.()
  try {
    await send()
    if (done) toast({ text: done, ...(undo && { action: { label: t.undo, run: () => void undo() } }) })
  } catch (error) {
    takeBack?.()
    toast((error as Error).message)
  } finally {
    void after?.()
  }
}
