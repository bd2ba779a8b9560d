/** A line of a document in reading order. */
export interface DocumentLine {
  /** Parts with wide gaps or cell borders between them, from left to right. */
  readonly cells: readonly string[]
  /** Left edges of the cells in points, as far as the format tells them. */
  readonly lefts: readonly number[]
  /** Font size in points; that of the largest part. */
  readonly size: number
  readonly isListItem: boolean
  /** Web addresses behind the words of the line. */
  readonly links?: readonly string[]
  /** The line reaches the end of its column, so that the next one may continue its sentence. */
  readonly isFull: boolean
  /** The first line of a column: the sections of the column before it have ended. */
  readonly startsColumn: boolean
}

/** An element of XML with its text, without namespaces. */
export interface XmlNode {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlNode[]
  text: string
}

/** The visible lines, the XML attached to a Europass CV, or the rows of an archive of CSV files by name. */
export type DocumentContent =
  | { readonly lines: readonly DocumentLine[] }
  | { readonly xml: XmlNode }
  | { readonly tables: Readonly<Record<string, readonly (readonly string[])[]>> }

export type DocumentKind = 'pdf' | 'zip'

/** A request to the document process. */
export interface DocumentJob {
  readonly content: Buffer
  readonly kind: DocumentKind
}

/** Its response, or the reason of the refusal. */
export type DocumentAnswer = DocumentContent | { readonly refused: string }

/** Thrown while reading a document; the message is shown to the user. */
export class RefusedDocument extends Error {}

/** Bounds of the response, so that its interpretation takes milliseconds. */
export const documentLimits = {
  pages: 30,
  lines: 3_000,
  lineCharacters: 1_000,
  characters: 200_000,
  links: 500,
} as const
