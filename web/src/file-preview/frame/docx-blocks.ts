/** A part of a document as it is shown. */
export type Block =
  | { kind: 'heading' | 'paragraph' | 'item'; text: string }
  | { kind: 'table'; rows: readonly (readonly string[])[] }

/** More would take seconds to lay out. */
const MAX_CHARACTERS = 400_000
const MAX_BLOCKS = 8_000
/** A row counts like this many characters. */
const ROW_COST = 50

type Attributes = Readonly<Record<string, string>>

/** Skipped with all they contain. The fallback of a text box repeats its text. */
const SKIPPED = new Set(['del', 'moveFrom', 'Fallback', 'instrText', 'delText', 'annotationRef'])
const HEADING = /^(?:title|subtitle|heading|ttulo|título|puesto)/iu
const LIST = /^list/iu

interface Paragraph {
  text: string
  kind: 'heading' | 'paragraph' | 'item'
}

/** Collects the blocks of a document from the tags and texts of its XML. */
export class BlockReader {
  readonly blocks: Block[] = []
  isFull = false
  #characters = 0
  #skipping = 0
  #inText = false
  #isHidden = false
  /** A text box is a paragraph inside one. */
  readonly #paragraphs: Paragraph[] = []
  /** Rows of the outermost table; tables inside its cells become lines of the cell. */
  #rows: string[][] | undefined
  #depthOfTables = 0

  readonly #openers: Readonly<Record<string, (attributes: Attributes) => void>> = {
    p: () => void this.#paragraphs.push({ text: '', kind: 'paragraph' }),
    r: () => this.#hide(false),
    t: () => {
      this.#inText = true
    },
    vanish: (attributes) => this.#hide(!isOff(attributes)),
    webHidden: (attributes) => this.#hide(!isOff(attributes)),
    br: () => this.#add('\n'),
    cr: () => this.#add('\n'),
    noBreakHyphen: () => this.#add('\u2011'),
    // Tab stops of a style have a position.
    tab: (attributes) => 'w:pos' in attributes || this.#add('\t'),
    numPr: () => this.#mark('item'),
    pStyle: ({ 'w:val': style = '' }) => {
      if (HEADING.test(style)) this.#mark('heading')
      else if (LIST.test(style)) this.#mark('item')
    },
    tbl: () => {
      this.#depthOfTables += 1
      this.#rows ??= []
    },
    tr: () => this.#depthOfTables === 1 && this.#rows?.push([]),
    tc: () => this.#depthOfTables === 1 && this.#rows?.at(-1)?.push(''),
  }

  open(name: string, attributes: Attributes): void {
    if (this.#skipping > 0 || SKIPPED.has(name)) this.#skipping += 1
    else if (Object.hasOwn(this.#openers, name)) this.#openers[name]?.(attributes)
  }

  close(name: string): void {
    if (this.#skipping > 0) this.#skipping -= 1
    else if (name === 't') this.#inText = false
    else if (name === 'p') this.#endParagraph()
    else if (name === 'tbl') this.#endTable()
  }

  text = (text: string): void => {
    if (this.#skipping === 0 && this.#inText && !this.#isHidden) this.#add(text)
  }

  #hide(isHidden: boolean): void {
    this.#isHidden = isHidden
  }

  #mark(kind: Paragraph['kind']): void {
    const paragraph = this.#paragraphs.at(-1)
    if (paragraph?.kind === 'paragraph') paragraph.kind = kind
  }

  #add(text: string): void {
    const paragraph = this.#paragraphs.at(-1)
    if (!paragraph || this.isFull) return
    paragraph.text += text
    this.#characters += text.length
    if (this.#characters > MAX_CHARACTERS) this.isFull = true
  }

  #endParagraph(): void {
    const paragraph = this.#paragraphs.pop()
    if (!paragraph) return
    const cells = this.#rows?.at(-1)
    if (cells && cells.length > 0) cells[cells.length - 1] = joined(cells.at(-1) ?? '', paragraph.text.trim())
    else if (paragraph.text.trim()) this.#push({ kind: paragraph.kind, text: paragraph.text.trim() })
  }

  #endTable(): void {
    this.#depthOfTables -= 1
    if (this.#depthOfTables > 0 || !this.#rows) return
    const rows = this.#rows.filter((cells) => cells.some(Boolean))
    this.#rows = undefined
    if (rows.length > 0) this.#push({ kind: 'table', rows })
  }

  #push(block: Block): void {
    this.blocks.push(block)
    // Rows count too, because each is laid out.
    this.#characters += block.kind === 'table' ? block.rows.length * ROW_COST : 0
    if (this.blocks.length >= MAX_BLOCKS || this.#characters > MAX_CHARACTERS) this.isFull = true
  }
}

const isOff = ({ 'w:val': value }: Attributes) => value === '0' || value === 'false'
const joined = (before: string, text: string) => [before, text].filter(Boolean).join('\n')
