import { z } from 'zod'

/** An archive is a tar in gzip: the head first, then parts of tables, then files, the manifest last (docs/decisions/0017). */
export const archiveFormat = 1

export const headName = 'hearback.json'
export const manifestName = 'manifest.json'
const tablesFolder = 'database/'
const filesFolder = 'files/'

const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()).min(1) })
export type ArchivedTable = z.output<typeof table>

const sequence = z.object({ name: z.string(), last: z.string().regex(/^-?\d+$/), called: z.boolean() })
export type ArchivedSequence = z.output<typeof sequence>

export const headShape = z.object({
  application: z.literal('hearback'),
  format: z.number(),
  madeAt: z.string(),
  /** The last migration that the database had. */
  migration: z.string(),
  postgres: z.string(),
  tables: z.array(table),
  sequences: z.array(sequence),
})
export type Head = z.output<typeof headShape>

export const manifestShape = z.object({
  /** By table: its rows, and SHA-256 of its text as COPY writes it. */
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  files: z.object({ count: z.number(), bytes: z.number() }),
  /** SHA-256 over name, size and content of every entry before this one. */
  sha256: z.string(),
})
export type Manifest = z.output<typeof manifestShape>

export const nameOf = ({ schema, name }: Pick<ArchivedTable, 'schema' | 'name'>) => `${schema}.${name}`
export const partName = (table: ArchivedTable, part: number) => `${tablesFolder}${nameOf(table)}/${part}`
export const fileName = (key: string) => `${filesFolder}${key}`

/** The table of an entry; undefined for other entries. */
export const tableOf = (entry: string): string | undefined =>
  entry.startsWith(tablesFolder) ? entry.slice(tablesFolder.length, entry.lastIndexOf('/')) : undefined

/** The file key of an entry; undefined for other entries. A key cannot leave its folder. */
export function keyOf(entry: string): string | undefined {
  const key = entry.startsWith(filesFolder) ? entry.slice(filesFolder.length) : undefined
  return key && /^\w[\w.-]*(\/\w[\w.-]*)*$/.test(key) ? key : undefined
}
