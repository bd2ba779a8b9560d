import { truncate } from '@hearback/contract/values/text.ts'
import {
  type DocumentAnswer,
  type DocumentJob,
  type DocumentLine,
  documentLimits,
  RefusedDocument,
} from './document-jobs.ts'

// A process of its own, started by documents.ts, so that a document that exhausts memory or time ends only this one.

process.on('message', (job: DocumentJob) => {
  void answer(job).then((reply) => process.send?.(reply))
})
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// It ends when the parent disconnects, which first completes its requests.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.send?.('ready')

const readers = {
  pdf: async () => (await import('./read-pdf.ts')).readPdf,
  zip: async () => (await import('./read-archive.ts')).readArchive,
}

async function answer({ content, kind }: DocumentJob): Promise<DocumentAnswer> {
  try {
    const read = await readers[kind]()
    const found = await read(content)
    return 'lines' in found ? { lines: bounded(found.lines) } : found
  } catch (error) {
    if (error instanceof RefusedDocument) return { refused: error.message }
    return { refused: 'This file is damaged. Save it again or choose another' }
  }
}

const mostCells = 20

function bounded(lines: readonly DocumentLine[]): DocumentLine[] {
  let room: number = documentLimits.characters
  let links = 0
  return lines.slice(0, documentLimits.lines).flatMap((line) => {
    const cells = line.cells.slice(0, mostCells).map((cell) => truncate(cell, documentLimits.lineCharacters))
    room -= cells.join('').length
    const behind = line.links?.slice(0, documentLimits.links - links) ?? []
    links += behind.length
    return room > 0 ? [{ ...line, cells, links: behind }] : []
  })
}
