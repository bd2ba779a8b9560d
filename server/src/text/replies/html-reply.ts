import { compile } from 'html-to-text'

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

const convert = compile({
  wordwrap: false,
  limits: { maxDepth: 200, maxInputLength: 100_000, ellipsis: '' },
  selectors: [
    ...skipped.map((selector) => ({ selector, format: 'skip' })),
    { selector: 'blockquote', options: { leadingLineBreaks: 2, trailingLineBreaks: 2, trimEmptyLines: false } },
    { selector: 'hr', options: { length: 40 } },
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'ul', options: { itemPrefix: '- ', ...block } },
    { selector: 'table', options: block },
    { selector: 'tr', format: 'block', options: block },
    ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
})

/** Converts the HTML of a reply to text for `cutReply`: quotes get `> `, marked signatures and pictures are left out. */
export const htmlReplyText = (html: string): string => convert(html)
