import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'

export interface Floor {
  readonly url: string
  stop(): Promise<void>
}

/** A bare Fastify, in a process of its own, that answers the same bytes to everything. */
export const bareFastify = (answer: string): Promise<Floor> => floorOf('bare-fastify.ts', answer)

export interface Statement {
  readonly text: string
  readonly values: unknown[]
}

/** What a request made the server ask of the database, and what it answered. */
export interface Recorded {
  readonly statements: readonly Statement[]
  readonly answer: string
}

/** A bare `node:http`, in a process of its own, that sends the statements of the n-th request at `/n`, and answers its bytes. */
export const bareSql = (url: string, recorded: readonly Recorded[]): Promise<Floor> =>
  floorOf('bare-sql.ts', { url, recorded })

async function floorOf(file: string, message: string | object): Promise<Floor> {
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
