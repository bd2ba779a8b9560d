import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { isConnectionError } from '../hosts/connection-errors.ts'
import type { DB } from '../schema.ts'

/** A statement that conflicted with the replay of the replica. */
const inTheWay = ['40001', '40P01']
const isPassing = (error: Error & { code?: string }) => isConnectionError(error) || inTheWay.includes(error.code ?? '')

/**
 * Reads from the replica, and retries on the primary if the replica is unreachable or canceled the statement.
 * For single read statements only: a transaction cannot move between servers.
 */
export function readsOf(replica: pg.Pool, primary: pg.Pool): Database {
  const pool: PostgresPool = {
    options: {},
    async connect() {
      const client = await replica.connect().catch(unlessAway)
      return client ? withSecondTry(client, primary) : ((await primary.connect()) as PostgresPoolClient)
    },
    end: async () => {},
  }
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}

function unlessAway(error: Error): undefined {
  if (!isPassing(error)) throw error
}

function withSecondTry(first: pg.PoolClient, primary: pg.Pool): PostgresPoolClient {
  let held: pg.PoolClient | undefined = first
  const again = async (text: string, values: unknown[]) => {
    held ??= await primary.connect()
    return held.query(text, values)
  }
  const query = async (text: string, values: readonly unknown[]) => {
    if (held !== first) return again(text, [...values])
    return first.query(text, [...values]).catch((error: Error) => {
      if (!isPassing(error)) throw error
      held?.release(isConnectionError(error))
      held = undefined
      return again(text, [...values])
    })
  }
  const client = { query, release: () => held?.release() }
  return client as unknown as PostgresPoolClient
}
