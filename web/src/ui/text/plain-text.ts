export type TextBlock = { kind: 'paragraph' | 'caption'; text: string } | { kind: 'list'; items: string[] }

const ITEM = /^\s*[-*•–]\s+/u

// A short line without final punctuation, followed by text, counts as a heading.
const CAPTION = /^[^\n]{1,60}[^\n.!?,;]$/u

/** Parses plain text: blank lines separate paragraphs, lines starting with "- " form a list. */
export const blocksOf = (text: string): TextBlock[] =>
  linesOf(text).map((block, index, all) =>
    block.kind === 'paragraph' && index < all.length - 1 && CAPTION.test(block.text)
      ? { ...block, kind: 'caption' }
      : block,
  )

function linesOf(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let open: TextBlock | undefined
  for (const line of text.replace(/\r\n?/gu, '\n').split('\n')) {
    open = line.trim() ? continued(open, line) : undefined
    if (open && blocks.at(-1) !== open) blocks.push(open)
  }
  return blocks
}

function continued(open: TextBlock | undefined, line: string): TextBlock {
  if (!ITEM.test(line)) {
    if (open?.kind !== 'paragraph') return { kind: 'paragraph', text: line.trim() }
    open.text += `\n${line.trim()}`
    return open
  }
  const block: TextBlock = open?.kind === 'list' ? open : { kind: 'list', items: [] }
  block.items.push(line.replace(ITEM, '').trim())
  return block
}
