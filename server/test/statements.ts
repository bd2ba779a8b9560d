import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

const course = new AsyncLocalStorage<object>()

interface Counting {
  /** Also counts statements outside the async context of the work, such as those of socket events. */
  wherever?: boolean
}

/** Statements that the application's pool sends during the work. The queue has its own pool, which is not counted. */
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

/** Like countStatements; throws if there are none, because then the work was not observed. */
async function statementsOf(work: () => Promise<unknown>, counting: Counting): Promise<string[]> {
  const statements = await countStatements(work, counting)
  if (statements.length === 0) throw new Error('no statement was sent in the course of the work')
  return statements
}

/** The minimum of three runs, because the first may fill caches. */
export async function fewestStatements(work: () => Promise<unknown>, counting: Counting = {}): Promise<string[]> {
  const runs: string[][] = []
  for (let n = 0; n < 3; n++) runs.push(await statementsOf(work, counting))
  return runs.sort((a, b) => a.length - b.length)[0] ?? []
}
