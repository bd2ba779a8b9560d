import type { DocumentLine } from '../../src/documents/document-jobs.ts'

/** Lines of a document: `* ` begins a list item, a tab the next cell. */
export const linesOfText = (text: string): DocumentLine[] =>
  text.split('\n').map((line) => ({
    cells: line.replace(/^\* /u, '').split('\t'),
    lefts: [],
    size: 10,
    isListItem: line.startsWith('* '),
    isFull: false,
    startsColumn: false,
  }))
