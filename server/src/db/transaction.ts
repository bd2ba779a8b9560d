import type { DomainEvents, Events } from '../events.ts'
import type { Database, Tx } from './database.ts'

/** Notes an event, which is delivered after the commit. */
export type Publish = <K extends keyof DomainEvents>(name: K, event: DomainEvents[K]) => void

/** Runs the work in one transaction; the events that it publishes are delivered after the commit, and never without it. */
export async function inTransaction<R>(
  deps: { db: Database; events: Events },
  work: (tx: Tx, publish: Publish) => Promise<R>,
): Promise<R> {
  const published: (() => void)[] = []
  const result = await deps.db
    .transaction()
    .execute((tx) => work(tx, (name, event) => published.push(() => deps.events.deliver(name, event))))
  for (const deliver of published) deliver()
  return result
}

const uniqueViolation = '23505'
/** Whether the statement failed at this unique constraint or index. */
export function violates(error: unknown, constraint: string): boolean {
  const e = error as { code?: string; constraint?: string }
  return e?.code === uniqueViolation && e.constraint === constraint
}
