import MarkdownIt from 'markdown-it'

/** Syntax that is used in Markdown only: bold, headings of level two and below, links, escaped bullets, tables. */
const evidence = [
  /(?<![\p{L}\d*])\*\*(?![\s*])[^\n]{0,300}?[^\s*]\*\*(?![\p{L}\d*])/u,
  /(?<![\p{L}\d_])__(?![\s_])[^_\n]{0,300}?[^\s_]__(?=$|[\s,;:!?)]|\.(?:\s|$))/mu,
  /^#{2,6} \S/mu,
  /\[[^\]\n]+\]\((?:https?:\/\/|mailto:)[^\s)]+\)/iu,
  /^\s*\\[-*+#]/mu,
  /^\|(?:\s*:?-{3,}:?\s*\|)+\s*$/mu,
]

/** Whether a text is Markdown, by syntax that plain text does not contain. A lone `*` or `#` is not enough. */
export const isMarkdown = (text: string): boolean => evidence.some((sign) => sign.test(text))

/** HTML is disabled: real tags were converted before, so what looks like a tag is text. */
const parser = new MarkdownIt({ html: false, breaks: true, linkify: false, maxNesting: 20 }).disable('image')

/** Renders Markdown (CommonMark with tables) to HTML. Keeps line breaks and text in angle brackets. Linear time, bounded depth. */
export const markdownToHtml = (markdown: string): string => parser.render(unindented(markdown))

/** Removes indentation that would make code blocks, because many sources indent text. Nested lists keep theirs. */
const unindented = (markdown: string): string => markdown.replace(/^[ \t]{4,}(?![-*+\d])/gmu, '')
