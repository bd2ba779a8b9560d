import type { DomainEvents, Events, Publish } from '../domain/events.ts'
import type { Database, Tx } from './database.ts'

type Published = { [K in keyof DomainEvents]: { name: K; event: DomainEvents[K] } }[keyof DomainEvents]

/**
 * Runs `work` in one transaction. Participants of published events run before the commit; events are
 * delivered only after it.
 */
export async function inTransaction<R>(
  deps: { db: Database; events: Events },
  work: (tx: Tx, publish: Publish) => Promise<R>,
): Promise<R> {
  const published: Published[] = []
  const publish: Publish = (name, event) => void published.push({ name, event } as Published)
  const result = await deps.db.transaction().execute(async (tx) => {
    const done = await work(tx, publish)
    // A participant may publish further events, which are handled as well.
    for (const { name, event } of published) await deps.events.runParticipants(tx, publish, name, event)
    return done
  })
  for (const { name, event } of published) deps.events.emit(name, event)
  return result
}

const violations = ['23505', '23514']
/** Whether the statement violated this unique constraint, index or check. */
export function violates(error: unknown, constraint: string): boolean {
  const e = error as { code?: string; constraint?: string }
  return violations.includes(e?.code ?? '') && e.constraint === constraint
}
