import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'

export interface Baseline {
  readonly url: string
  stop(): Promise<void>
}

/** A bare Fastify server in its own process that sends the same bytes to every request. */
export const bareFastify = (answer: string): Promise<Baseline> => startBaseline('bare-fastify.ts', answer)

export interface Statement {
  readonly text: string
  readonly values: unknown[]
}

/** The statements of a request, and the body of its response. */
export interface Recorded {
  readonly statements: readonly Statement[]
  readonly answer: string
}

/** A bare `node:http` server in its own process: a request to `/n` runs the n-th statements and returns their bytes. */
export const bareSql = (url: string, recorded: readonly Recorded[]): Promise<Baseline> =>
  startBaseline('bare-sql.ts', { url, recorded })

async function startBaseline(file: string, message: string | object): Promise<Baseline> {
  const child: ChildProcess = fork(new URL(file, import.meta.url), { stdio: 'ignore', serialization: 'advanced' })
  child.send(message)
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

/** Records the statements that `work` sends. Not reentrant: it patches every client of the driver. */
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
