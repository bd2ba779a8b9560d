import {
  Document,
  ExternalHyperlink,
  HeadingLevel,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'

/**
 * A CV as people write it. `# ` begins a name, `## ` a heading, `* ` and `** ` list items, `|a|b` a table row. Text after a
 * tab stands at the right edge. `[words](address)` is a link, `===` a new page. Two columns stand between `{`, `~` and `}`.
 */
type Block =
  | { readonly kind: 'name' | 'heading' | 'item' | 'nested' | 'line'; readonly text: string }
  | { readonly kind: 'page' }
  | { readonly kind: 'rows'; readonly rows: string[][] }
  | { readonly kind: 'columns'; readonly columns: readonly [Block[], Block[]] }

const prefixes = [
  ['## ', 'heading'],
  ['# ', 'name'],
  ['** ', 'nested'],
  ['* ', 'item'],
] as const

function blocksOf(text: string): Block[] {
  const columns = /^\{\n(.+)\n~\n(.+)\n\}$/su.exec(text.trim())
  if (columns) return [{ kind: 'columns', columns: [blocksOf(columns[1] ?? ''), blocksOf(columns[2] ?? '')] }]
  const blocks: Block[] = []
  for (const block of text.trim().split('\n').map(blockOf)) {
    const last = blocks.at(-1)
    if (last?.kind === 'rows' && block.kind === 'rows') last.rows.push(...block.rows)
    else blocks.push(block)
  }
  return blocks
}

function blockOf(line: string): Block {
  if (line === '===') return { kind: 'page' }
  if (line.startsWith('|')) return { kind: 'rows', rows: [line.slice(1).split('|')] }
  const [prefix = '', kind = 'line'] = prefixes.find(([start]) => line.startsWith(start)) ?? []
  return { kind, text: line.slice(prefix.length) }
}

const link = /\[([^\]]+)\]\(([^)]+)\)/u
const tags = {
  name: ['<h1>', '</h1>'],
  heading: ['<h2>', '</h2>'],
  item: ['<ul><li>', '</li></ul>'],
  nested: ['<ul class=n><li>', '</li></ul>'],
  line: ['<p>', '</p>'],
} as const
const style = `@page { size: A4; margin: 16mm } body { font: 10.5px/1.4 Arial; margin: 0 } h1 { font-size: 22px; margin: 0 }
  h2 { font-size: 13px; margin: 10px 0 3px } p { margin: 1px 0 } ul { margin: 0; padding-left: 16px } .n { padding-left: 32px }
  .r { float: right } td { vertical-align: top; padding: 2px 10px 2px 0 } .c { display: flex; gap: 18px }
  .c > :first-child { background: #2b3a55; color: #fff; width: 190px; padding: 14px; flex: none } a { color: inherit }`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const inHtml = (text: string) => {
  const [left = '', right] = escaped(text).replace(new RegExp(link, 'gu'), '<a href="$2">$1</a>').split('\t')
  return right === undefined ? left : `${left}<span class=r>${right}</span>`
}

function htmlOf(block: Block): string {
  if (block.kind === 'page') return '<div style="break-before: page"></div>'
  if (block.kind === 'columns')
    return `<div class=c>${block.columns.map((column) => `<div>${column.map(htmlOf).join('')}</div>`).join('')}</div>`
  if (block.kind === 'rows') {
    const cells = (row: readonly string[]) => row.map((cell) => `<td>${inHtml(cell)}</td>`).join('')
    return `<table>${block.rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</table>`
  }
  return tags[block.kind].join(inHtml(block.text))
}

/** A page for printing to PDF. */
export const writtenHtml = (text: string): string =>
  `<!doctype html><meta charset=utf-8><style>${style}</style>${blocksOf(text).map(htmlOf).join('')}`

function runsOf(text: string): ParagraphChild[] {
  return text.split('\t').flatMap((part, index) => {
    const before = index > 0 ? [new TextRun({ children: [new Tab()] })] : []
    const pieces = part.split(/(\[[^\]]+\]\([^)]+\))/u)
    return [...before, ...pieces.flatMap(runOf)]
  })
}

function runOf(piece: string): ParagraphChild[] {
  const [, words, address] = link.exec(piece) ?? []
  return words && address
    ? [new ExternalHyperlink({ link: address, children: [new TextRun(words)] })]
    : [new TextRun(piece)]
}

const row = (cells: readonly (Paragraph | Table)[][]) =>
  new TableRow({ children: cells.map((children) => new TableCell({ children })) })
const table = (rows: TableRow[]) => new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows })

function docxOf(block: Block): (Paragraph | Table)[] {
  if (block.kind === 'page') return [new Paragraph({ pageBreakBefore: true })]
  if (block.kind === 'columns') return [table([row(block.columns.map((column) => column.flatMap(docxOf)))])]
  if (block.kind === 'rows') {
    return [table(block.rows.map((cells) => row(cells.map((cell) => [new Paragraph({ children: runsOf(cell) })]))))]
  }
  const { kind, text } = block
  return [
    new Paragraph({
      children: runsOf(text),
      ...(kind === 'name' && { heading: HeadingLevel.TITLE }),
      ...(kind === 'heading' && { heading: HeadingLevel.HEADING_1 }),
      ...((kind === 'item' || kind === 'nested') && { bullet: { level: kind === 'item' ? 0 : 1 } }),
    }),
  ]
}

/** A Word file. */
export const writtenDocx = (text: string): Promise<Buffer> =>
  Packer.toBuffer(new Document({ sections: [{ children: blocksOf(text).flatMap(docxOf) }] }))
