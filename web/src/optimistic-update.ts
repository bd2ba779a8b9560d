import * as t from '@hearback/texts/web/app.ts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { toast } from './ui/feedback/toast-store.ts'

/** Changes what is held under a key before the server has said anything. Answers how to take that back. */
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
  /** Shows the act as done; answers how to take that back. */
  show?: () => Promise<() => void>
  send: () => Promise<unknown>
  /** What is said once the server has done it. */
  done?: string
  /** The way back, offered with those words. */
  undo?: (() => unknown) | undefined
  /** Either way, e.g. to read anew what is so now. */
  after?: () => unknown
}

/** Does a thing that shows at once; where the server refuses, it is taken back and the reason is said. Never throws. */
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
