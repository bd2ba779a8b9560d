import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import pg from 'pg'

/** A bare Fastify, in a process of its own, that answers the same bytes to everything. */
export async function bareFastify(answer: string): Promise<{ url: string; stop(): Promise<void> }> {
  const child = fork(new URL('bare-fastify.ts', import.meta.url), { stdio: 'ignore' })
  child.send(answer)
  const [port] = (await once(child, 'message')) as [number]
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill()
      await gone
    },
  }
}

interface Statement {
  readonly text: string
  readonly values: unknown[]
}

/** Takes down the statements that the work sends. One at a time: it listens to every client of the driver. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function record(this: pg.Client, ...args: never[]) {
    const [query] = args as unknown as [{ text?: string; values?: unknown[] } | string]
    if (typeof query === 'string') statements.push({ text: query, values: [] })
    else if (query?.text) statements.push({ text: query.text, values: query.values ?? [] })
    return (original as (...a: never[]) => never).apply(this, args)
  } as never
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original
  }
  return statements
}

/** Sends recorded statements again, one request's worth at a time, by named statements on a pool. */
export function replayer(pool: pg.Pool, recorded: Statement[][]): (n: number) => Promise<void> {
  return async (n) => {
    for (const { text, values } of recorded[n % recorded.length] ?? []) {
      await pool.query({ name: createHash('sha1').update(text).digest('base64url'), text, values })
    }
  }
}
