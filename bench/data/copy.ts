import type pg from 'pg'

export type Value = string | number | boolean | null | readonly string[]

const special = /[\\\t\n\r]/gu
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escaped = (text: string) =>
  /[\\\t\n\r]/u.test(text) ? text.replace(special, (sign) => escapes[sign] ?? '') : text

function field(value: Value): string {
  if (value === null) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'object') {
    const items = value.map((item) => `"${item.replace(/[\\"]/gu, (sign) => `\\${sign}`)}"`)
    return escaped(`{${items.join(',')}}`)
  }
  return String(value)
}

/** Buffers rows of one table in the text format of COPY. */
export interface Rows {
  readonly into: string
  add(...values: Value[]): void
  text(): string
  readonly count: number
}

export function rowsInto(table: string, columns: readonly string[]): Rows {
  const lines: string[] = []
  return {
    into: `${table} (${columns.join(', ')})`,
    add: (...values) => void lines.push(values.map(field).join('\t')),
    text: () => (lines.length > 0 ? `${lines.join('\n')}\n` : ''),
    get count() {
      return lines.length
    },
  }
}

/** The part of a pg connection that a custom query class may use; pg has none for COPY. */
interface Wire {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}

/** Sends the rows with COPY, which is several times as fast as INSERT. Rejects with the error of the database. */
export async function copy(client: pg.ClientBase, ...tables: Rows[]): Promise<void> {
  for (const rows of tables) if (rows.count > 0) await copyText(client, rows.into, rows.text())
}

function copyText(client: pg.ClientBase, into: string, text: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  client.query({
    submit: (wire: Wire) => wire.query(`copy ${into} from stdin`),
    handleCopyInResponse: (wire: Wire) => {
      wire.sendCopyFromChunk(Buffer.from(text))
      wire.endCopyFrom()
    },
    handleCommandComplete: () => {},
    handleError: reject,
    handleReadyForQuery: () => resolve(),
  } as never)
  return promise
}
