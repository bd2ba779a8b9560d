import { parseXml } from './xml.ts'

export interface Paragraph {
  /** Parts between tabs. */
  readonly cells: readonly string[]
  /** In points. */
  readonly size: number
  readonly isListItem: boolean
  /** Ids of the relations that its visible links lead to. */
  readonly links: readonly string[]
}
/** Rows of cells, each with the paragraphs and tables in it. */
export interface Table {
  readonly rows: readonly (readonly Block[])[][]
}
export type Block = Paragraph | Table

interface Run {
  isHidden: boolean
  size: number
  color: string | undefined
}

const usualSize = 11
const minSize = 3
/** Skipped with all they contain: deleted text, alternatives for older programs, formulas, comments. */
const skipped = new Set(['del', 'moveFrom', 'Fallback', 'instrText', 'delText', 'oMath', 'annotationRef'])

/**
 * Reads the blocks of a part of a DOCX. Text that a reader does not see is left out: hidden, deleted, tiny, or white
 * without a background. Text boxes follow the paragraph that holds them.
 */
export function blocksOf(content: Buffer): Block[] {
  const reader = new BlockReader()
  parseXml(content, reader)
  return reader.blocks
}

interface OpenParagraph {
  cells: string[]
  size: number
  isListItem: boolean
  isShaded: boolean
  links: string[]
}

type Attributes = Readonly<Record<string, string>>

class BlockReader {
  readonly blocks: Block[] = []
  /** Where the next block goes: the document, or the innermost cell. */
  #targets: Block[][] = [this.blocks]
  #tables: Block[][][][] = []
  #paragraphs: OpenParagraph[] = []
  #run: Run | undefined
  #skipping = 0
  #inText = false
  #link: string | undefined
  #shadedCells: boolean[] = []

  readonly #openers: Readonly<Record<string, (attributes: Attributes) => void>> = {
    p: () => void this.#paragraphs.push({ cells: [''], size: 0, isListItem: false, isShaded: false, links: [] }),
    tbl: () => void this.#tables.push([]),
    tr: () => void this.#tables.at(-1)?.push([]),
    tc: () => this.#openCell(),
    r: () => {
      this.#run = { isHidden: false, size: usualSize, color: undefined }
    },
    t: () => {
      this.#inText = true
    },
    hyperlink: (attributes) => {
      this.#link = attributes['r:id']
    },
    // Tab stops of a style have no run.
    tab: () => this.#run && this.#paragraphs.at(-1)?.cells.push(''),
    br: () => this.#run && this.#breakLine(),
    cr: () => this.#run && this.#breakLine(),
    noBreakHyphen: () => this.#add('-'),
    numPr: () => this.#mark({ isListItem: true }),
    pStyle: ({ 'w:val': style = '' }) => this.#mark({ size: styleSize(style), isListItem: /^list/iu.test(style) }),
    shd: ({ 'w:fill': fill }) => this.#shade(fill),
  }

  open = (name: string, attributes: Attributes): void => {
    if (this.#skipping > 0 || skipped.has(name)) this.#skipping += 1
    else if (Object.hasOwn(this.#openers, name)) this.#openers[name]?.(attributes)
    else this.#runProperty(name, attributes['w:val'])
  }

  close = (name: string): void => {
    if (this.#skipping > 0) {
      this.#skipping -= 1
      return
    }
    if (name === 'p') this.#endParagraph()
    else if (name === 'tbl') {
      const rows = this.#tables.pop()
      if (rows) this.#targets.at(-1)?.push({ rows })
    } else if (name === 'tc') {
      this.#targets.pop()
      this.#shadedCells.pop()
    } else if (name === 'r') this.#run = undefined
    else if (name === 't') this.#inText = false
    else if (name === 'hyperlink') this.#link = undefined
  }

  text = (text: string): void => {
    if (this.#skipping === 0 && this.#inText) this.#add(text)
  }

  #openCell(): void {
    const cell: Block[] = []
    this.#tables.at(-1)?.at(-1)?.push(cell)
    this.#targets.push(cell)
    this.#shadedCells.push(false)
  }

  #mark(marks: Partial<OpenParagraph>): void {
    const paragraph = this.#paragraphs.at(-1)
    if (!paragraph) return
    if (marks.size) paragraph.size = marks.size
    if (marks.isListItem) paragraph.isListItem = true
  }

  #shade(fill: string | undefined): void {
    const isDark = fill !== undefined && !/^(?:auto|f{6})$/iu.test(fill)
    const paragraph = this.#paragraphs.at(-1)
    if (paragraph) paragraph.isShaded ||= isDark
    else if (this.#shadedCells.length > 0) this.#shadedCells[this.#shadedCells.length - 1] = isDark
  }

  #runProperty(name: string, value: string | undefined): void {
    const run = this.#run
    if (!run) return
    if (name === 'vanish' || name === 'webHidden') run.isHidden = value !== '0' && value !== 'false'
    else if (name === 'sz') run.size = Number(value) / 2 || usualSize
    else if (name === 'color') run.color = value
  }

  #add(text: string): void {
    const [run, paragraph] = [this.#run, this.#paragraphs.at(-1)]
    if (!run || !paragraph || run.isHidden || run.size < minSize) return
    const isShaded = paragraph.isShaded || this.#shadedCells.some(Boolean)
    if (/^f[a-f\d]f[a-f\d]f[a-f\d]$/iu.test(run.color ?? '') && !isShaded) return
    paragraph.cells[paragraph.cells.length - 1] += text
    if (this.#link && text.trim() && paragraph.links.at(-1) !== this.#link) paragraph.links.push(this.#link)
    if (paragraph.size < run.size || paragraph.size === 0) paragraph.size = run.size
  }

  #breakLine(): void {
    const paragraph = this.#paragraphs.at(-1)
    if (!paragraph) return
    this.#push(paragraph)
    paragraph.cells = ['']
    paragraph.links = []
  }

  #endParagraph(): void {
    const paragraph = this.#paragraphs.pop()
    if (paragraph) this.#push(paragraph)
  }

  #push({ cells, size, isListItem, links }: OpenParagraph): void {
    const filled = cells.map((cell) => cell.replace(/\s+/gu, ' ').trim()).filter(Boolean)
    if (filled.length > 0) this.#targets.at(-1)?.push({ cells: filled, size, isListItem, links })
  }
}

/** Sizes of the styles that name a person or begin a section. */
function styleSize(style: string): number {
  if (/^(?:title|puesto)/iu.test(style)) return 26
  return /^(?:heading|ttulo|título)/iu.test(style) ? 14 : 0
}
