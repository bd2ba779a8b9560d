/** A line of a document in reading order. */
export interface DocumentLine {
  /** Parts with wide gaps or cell borders between them, from left to right. */
  readonly cells: readonly string[]
  /** Left edges of the cells in points, as far as the format tells them. */
  readonly lefts: readonly number[]
  /** Font size in points; that of the largest part. */
  readonly size: number
  readonly isListItem: boolean
  /** The line reaches the end of its column, so that the next one may continue its sentence. */
  readonly isFull: boolean
  /** The first line of a column: the sections of the column before it have ended. */
  readonly startsColumn: boolean
}

export type DocumentKind = 'pdf' | 'docx'

/** A request to the document process. */
export interface DocumentJob {
  readonly content: Buffer
  readonly kind: DocumentKind
}

/** Its response: the visible text, or the reason of the refusal. */
export type DocumentAnswer = { readonly lines: readonly DocumentLine[] } | { readonly refused: string }

/** Thrown while reading a document; the message is shown to the user. */
export class RefusedDocument extends Error {}

/** Bounds of the response, so that its interpretation takes milliseconds. */
export const documentLimits = { pages: 30, lines: 3_000, lineCharacters: 1_000, characters: 200_000 } as const
