import pg from 'pg'
import { connectionOptions } from '../db/hosts/connection-options.ts'

/** Runs work on a dedicated connection. */
export async function withClient<R>(url: string, work: (client: pg.Client) => Promise<R>): Promise<R> {
  const client = new pg.Client({ ...connectionOptions(url), application_name: 'hearback-backup' })
  // Queries report errors themselves; without a listener an error event would end the process.
  client.on('error', () => {})
  await client.connect()
  return work(client).finally(() => client.end())
}
