import pg from 'pg'

/** Statements that the application's pool sends while the work runs; those of the queue, which has a pool of its own, do not count. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const original = pg.Client.prototype.query
  const send = original as (...args: unknown[]) => unknown
  const counting = function (this: pg.Client, ...args: unknown[]): unknown {
    const [query] = args as [string | { text: string }]
    if (this.constructor !== pg.Client) statements.push(typeof query === 'string' ? query : query.text)
    return send.apply(this, args)
  }
  Object.assign(pg.Client.prototype, { query: counting })
  try {
    await work()
  } finally {
    Object.assign(pg.Client.prototype, { query: original })
  }
  return statements
}

/** The shortest of three runs: background work may add its own to one of them. */
export async function fewestStatements(work: () => Promise<unknown>): Promise<string[]> {
  const runs = [await statementsOf(work), await statementsOf(work), await statementsOf(work)]
  return runs.sort((a, b) => a.length - b.length)[0] ?? []
}
