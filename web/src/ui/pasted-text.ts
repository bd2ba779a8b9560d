/** Bullets of Word, LibreOffice and PDF files; those of the private use area are letters of symbol fonts. */
const BULLET = /^[\t \u00A0]*(?:[•●▪■◦○‣∙·➢✓✔\uF0A7\uF0B7\uF0D8\uF0FC]|o(?=\t))[\t \u00A0]+(?=\S)/u
const SYMBOL_LETTER = /[\uF000-\uF0FF]/gu
const STRUCTURE = /<(?:li|tr)\b/iu
const MARKDOWN = /^#{1,6} \S|\*\*\S[^\n]*?\*\*|^\|.*\|[ \t]*$/mu
const BLOCKS = 'p, div, li, tr, h1, h2, h3, h4, h5, h6, blockquote, pre, ul, ol, table, section, article'
/** Blocks without an empty line between them. */
const TIGHT = 'li, tr, li *, td *, :is(ul, ol) > :is(ul, ol)'

/** Text to insert for a clipboard: paragraphs and "- " lists, without the marks of Markdown. Returns other texts unchanged. */
export function pastedText(plain: string, html: string): string {
  const text = (STRUCTURE.test(html) && textOfHtml(html)) || plain
  return withoutMarkdown(
    text
      .split(/\r\n?|\n/u)
      .map(withBullet)
      .join('\n'),
  )
}

const withBullet = (line: string) => line.replace(BULLET, '- ').replace(SYMBOL_LETTER, '')

function withoutMarkdown(text: string): string {
  if (!MARKDOWN.test(text)) return text
  return text
    .replace(/^[ \t]*\|?[ \t]*:?-{3,}[-:| \t]*\n/gmu, '')
    .replace(/^\|(.*)\|[ \t]*$/gmu, (_, cells: string) =>
      cells
        .split('|')
        .map((cell) => cell.trim())
        .join(' '),
    )
    .replace(/^#{1,6} +/gmu, '')
    .replace(/^([ \t]*)[*+] (?=\S)/gmu, '$1- ')
    .replace(/\*\*(\S[^\n]*?)\*\*/gu, '$1')
}

/** Reads the structure without running anything: a parsed document loads no resources. */
function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const left of body.querySelectorAll('script, style, title, template')) left.remove()
  return linesOf(body)
    .replace(/\u00A0/gu, ' ')
    .replace(/[ \t]*\n[ \t]*/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}

function linesOf(parent: Node): string {
  let text = ''
  for (const node of parent.childNodes) {
    if (node instanceof Text) text += node.data.replace(/[ \t\r\n]+/gu, ' ')
    else if (node instanceof Element) text = joined(text, node)
  }
  return text
}

function joined(before: string, element: Element): string {
  if (element.tagName === 'BR') return `${before}\n`
  if (element.matches('td, th')) return `${before}${before.trim() && ' '}${linesOf(element).trim()}`
  const inner = linesOf(element)
  if (!element.matches(BLOCKS)) return before + inner
  const own = inner.trim()
  if (own === '') return before
  const gap = element.matches(TIGHT) ? '\n' : '\n\n'
  const start = before.trimEnd()
  return `${start}${start && gap}${markOf(element)}${own}${gap}`
}

function markOf(element: Element): string {
  if (element.tagName !== 'LI') return ''
  const { parentElement: list } = element
  return list?.tagName === 'OL' ? `${[...list.children].indexOf(element) + 1}. ` : '- '
}
