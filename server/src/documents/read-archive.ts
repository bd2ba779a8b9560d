import { parse } from 'csv-parse/sync'
import { type DocumentContent, RefusedDocument } from './document-jobs.ts'
import { isDocxPart, readDocx } from './read-docx.ts'
import { unzip } from './zip.ts'

const mostRows = 1_000
/** Files of the data export of LinkedIn, some of which lie in a folder. */
const tables = new Set([
  'Profile.csv',
  'Positions.csv',
  'Education.csv',
  'Skills.csv',
  'Languages.csv',
  'Certifications.csv',
])
const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Reads a DOCX or the data export of LinkedIn; throws RefusedDocument for other archives. */
export async function readArchive(content: Buffer): Promise<DocumentContent> {
  const files = unzip(content, (name) => isDocxPart(name) || tables.has(fileName(name)))
  if ([...files.keys()].some(isDocxPart)) return { lines: readDocx(files) }
  if (files.size === 0) {
    throw new RefusedDocument('This isn’t a Word file or a LinkedIn data export. Choose another file')
  }
  return { tables: Object.fromEntries([...files].map(([name, csv]) => [fileName(name), rowsOf(csv)])) }
}

/** Rows may be shorter or longer than the first, because a note precedes the names of the columns. */
const rowsOf = (csv: Buffer): string[][] =>
  parse(csv, { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, to: mostRows })
