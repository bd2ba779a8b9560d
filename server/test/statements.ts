import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

const course = new AsyncLocalStorage<object>()

interface Counting {
  /** Counts what other courses send meanwhile too: what comes by a socket has one of its own. */
  wherever?: boolean
}

/**
 * Statements that the application's pool sends in the course of the work; those of the queue, which has a pool of its own,
 * do not count.
 */
export async function countStatements(
  work: () => Promise<unknown>,
  { wherever = false }: Counting = {},
): Promise<string[]> {
  const statements: string[] = []
  const original = pg.Client.prototype.query
  const send = original as (...args: unknown[]) => unknown
  const counting = function (this: pg.Client, ...args: unknown[]): unknown {
    const [query] = args as [string | { text: string }]
    const isOfWork = wherever || course.getStore() === statements
    if (isOfWork && this.constructor !== pg.Client) statements.push(typeof query === 'string' ? query : query.text)
    return send.apply(this, args)
  }
  Object.assign(pg.Client.prototype, { query: counting })
  try {
    await course.run(statements, work)
  } finally {
    Object.assign(pg.Client.prototype, { query: original })
  }
  return statements
}

/** As countStatements; throws where there are none, because then it does not see the work. */
async function statementsOf(work: () => Promise<unknown>, counting: Counting): Promise<string[]> {
  const statements = await countStatements(work, counting)
  if (statements.length === 0) throw new Error('no statement was sent in the course of the work')
  return statements
}

/** The shortest of three runs: the first may read what is kept afterwards. */
export async function fewestStatements(work: () => Promise<unknown>, counting: Counting = {}): Promise<string[]> {
  const runs: string[][] = []
  for (let n = 0; n < 3; n++) runs.push(await statementsOf(work, counting))
  return runs.sort((a, b) => a.length - b.length)[0] ?? []
}
