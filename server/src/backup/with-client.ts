import pg from 'pg'

/** A connection of its own, for work that no other may mix with. */
export async function withClient<R>(url: string, work: (client: pg.Client) => Promise<R>): Promise<R> {
  const client = new pg.Client({ connectionString: url, application_name: 'hearback-backup' })
  // What fails says so itself; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  return work(client).finally(() => client.end())
}
