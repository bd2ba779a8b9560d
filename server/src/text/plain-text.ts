import { normalizeText, truncate } from '@hearback/contract/values/text.ts'
import { decodeHTMLStrict } from 'entities'
import { compile, type HtmlToTextOptions } from 'html-to-text'
import { repairEncoding } from './encoding-repair.ts'
import { isMarkdown, markdownToHtml } from './markdown.ts'

const plain = { options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 } }
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, ...plain }))
const options: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxDepth: 200 },
  selectors: [
    ...headings,
    { selector: 'ul', options: { itemPrefix: '- ' } },
    { selector: 'ol', format: 'unorderedList', options: { itemPrefix: '- ' } },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, noAnchorUrl: true, linkBrackets: ['(', ')'] } },
    { selector: 'table', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: 'tr', format: 'block' },
    ...['td', 'th'].map((selector) => ({ selector, format: 'inlineSurround', options: { suffix: ' ' } })),
    ...['img', 'script', 'style', 'hr', 'title', 'head'].map((selector) => ({ selector, format: 'skip' })),
  ],
}
const fromHtml = compile(options)
/** For HTML with inline tags only: keeps the line breaks of the text. */
const fromInlineHtml = compile({ ...options, preserveNewlines: true })

const blockNames =
  'p|br|div|ul|ol|li|dl|dt|dd|h[1-6]|table|tr|td|th|caption|blockquote|pre|section|article|header|footer|main|nav|aside|figure|figcaption|address|form|fieldset|body|html'
const inlineNames =
  'b|strong|i|em|u|s|a|span|font|small|big|sup|sub|center|hr|img|code|kbd|mark|del|ins|strike|abbr|cite|label|button|input|iframe|svg|script|style|noscript|tbody|thead|tfoot|colgroup|col|title|head|meta|link|(?:o|w|v|m|x|st1):\\w+'
const tagOf = (names: string) => `/?(?:${names})(?:\\s[^<>]*)?/?>|!--|!doctype\\b`
const anyTag = new RegExp(`<(?:${tagOf(`${blockNames}|${inlineNames}`)})`, 'iu')
const blockTag = new RegExp(`<(?:${tagOf(blockNames)})`, 'iu')
/** Text that names tags ("knows <div> and <label>") has none of these. */
const proofOfHtml = /<\/[a-z]|<(?:br|hr|p|li|img)\b|<!/iu
/** An element whose text is dropped, without its end: a mention, which would take the rest of the text with it. */
const unclosed = /<(?=(title|head|script|style)\b)(?![\s\S]*<\/\1)/giu
/** An angle bracket that starts no tag: an address, a generic type, "a < b". */
const bracketOfText = new RegExp(`<(?!${tagOf(`${blockNames}|${inlineNames}`)})`, 'giu')
/** The wrapper of a text in XML. */
const cdata = /<!\[CDATA\[([\s\S]*?)\]\]>/gu
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/iu
/** For text escaped twice within HTML that was escaped twice. */
const mostLayers = 5

/** Converts text, HTML or Markdown, even if escaped several times, to plain text with paragraphs and "- " lists (decision 4). */
export const plainText = (source: string): string => tidyLines(withoutMarkdown(peeled(source)))

/** As `plainText` for HTML and for text with entities; any other text stays as it was written. */
export const withoutHtml = (source: string): string => (isHtml(source) ? plainText(source) : source)

/** As `plainLine` for HTML and for text with entities; any other text stays as it was written. */
export const lineWithoutHtml = (source: string): string => (isHtml(source) ? plainLine(source) : source)

const isHtml = (text: string) => hasTags(text) || entity.test(text)

/** Converts text or HTML to one line of plain text. */
export const plainLine = (source: string): string => clean(peeled(source)).replace(/\s+/gu, ' ').trim()

const hasTags = (text: string) => anyTag.test(text) && proofOfHtml.test(text)

function peeled(source: string): string {
  let text = source
  for (let layer = 0; layer < mostLayers; layer++) {
    const under = withoutOneLayer(text)
    if (under === text) break
    text = under
  }
  return text
}

function withoutOneLayer(source: string): string {
  const text = source.replace(cdata, '$1')
  if (hasTags(text)) return textOfHtml(text)
  return entity.test(text) ? decodeHTMLStrict(text) : text
}

/** Converts HTML to text. Only known tags count as tags; other text in angle brackets is kept. */
function textOfHtml(html: string): string {
  const escaped = html.replace(bracketOfText, '&lt;').replace(unclosed, '&lt;')
  return blockTag.test(html) ? fromHtml(escaped) : fromInlineHtml(escaped)
}

const withoutMarkdown = (text: string): string => (isMarkdown(text) ? textOfHtml(markdownToHtml(text)) : text)

const tidyLines = (text: string): string =>
  clean(text)
    .replace(/\r\n?|[\u2028\u2029\v\f]/gu, '\n')
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .map((line) => line.replace(/^(?:(?:[•●▪◦‣∙·]|[-–—*](?= ))\s*(?=\S))+/u, '- '))
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()

/** Removes characters that cannot be stored or displayed, and U+FFFD. */
const clean = (text: string): string => normalizeText(repairEncoding(text.toWellFormed().replaceAll('\uFFFD', '')))

/** Truncates to `max` UTF-16 code units with an ellipsis, after a word if one ends in the second half. */
export function cutLine(line: string, max: number): string {
  if (line.length <= max) return line
  const start = truncate(line, max - 1, '')
  const lastWord = start.lastIndexOf(' ')
  return `${(lastWord > max / 2 ? start.slice(0, lastWord) : start).replace(/[\s,;:–-]+$/u, '')}…`
}

const goesOn = '[The text goes on at the source.]'

/** Truncates to `max` UTF-16 code units, after a paragraph, else a line or word, and appends a note. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  const start = truncate(text, max - goesOn.length - 2, '')
  const end = ['\n\n', '\n', ' '].map((mark) => start.lastIndexOf(mark)).find((index) => index > max / 2)
  return `${start.slice(0, end ?? start.length).trimEnd()}\n\n${goesOn}`
}
