import { compile, type FormatCallback } from 'html-to-text'

/** Elements that clients mark as quote or signature. Other quotes are found in the text (`cutReply`). */
const added = [
  '.gmail_signature',
  '.gmail_signature_prefix',
  '.moz-signature',
  '.yahoo_quoted',
  '#Signature',
  '#ms-outlook-mobile-signature',
  '#AppleMailSignature',
]
const skipped = [...added, 'img', 'script', 'style', 'title', 'head', 'svg']
const block = { leadingLineBreaks: 1, trailingLineBreaks: 1 }

/** Appends the address of a link to its words, unless they show an address already, as "hello@jobs.example" does. */
const writtenLink: FormatCallback = (element, walk, builder) => {
  const href: string = element.attribs.href?.trim() ?? ''
  let words = ''
  builder.pushWordTransform((word) => {
    words += word
    return word
  })
  walk(element.children, builder)
  builder.popWordTransform()
  const isShown = words === '' || /\S[.@]\S/u.test(words)
  if (/^https?:/iu.test(href) && !isShown) builder.addInline(` (${href})`, { noWordTransform: true })
}

const convert = compile({
  formatters: { writtenLink },
  wordwrap: false,
  limits: { maxDepth: 200, maxInputLength: 100_000, ellipsis: '' },
  selectors: [
    ...skipped.map((selector) => ({ selector, format: 'skip' })),
    { selector: 'blockquote', options: { leadingLineBreaks: 2, trailingLineBreaks: 2, trimEmptyLines: false } },
    { selector: 'hr', options: { length: 40 } },
    { selector: 'a', format: 'writtenLink' },
    { selector: 'ul', options: { itemPrefix: '- ', ...block } },
    { selector: 'table', options: block },
    { selector: 'tr', format: 'block', options: block },
    ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
})

/** Converts the HTML of a reply to text for `cutReply`: quotes get `> `, marked signatures and pictures are left out. */
export const htmlReplyText = (html: string): string => convert(html)
