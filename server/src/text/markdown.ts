import MarkdownIt from 'markdown-it'

/** Signs that people write for Markdown alone: bold words, headings of the second level and below, links, escaped bullets. */
const evidence = [
  /(?<![\p{L}\d*])\*\*(?![\s*])[^\n]{0,300}?[^\s*]\*\*(?![\p{L}\d*])/u,
  /(?<![\p{L}\d_])__(?![\s_])[^_\n]{0,300}?[^\s_]__(?=$|[\s,;:!?)]|\.(?:\s|$))/mu,
  /^#{2,6} \S/mu,
  /\[[^\]\n]+\]\((?:https?:\/\/|mailto:)[^\s)]+\)/iu,
  /^\s*\\[-*+#]/mu,
  /^\|(?:\s*:?-{3,}:?\s*\|)+\s*$/mu,
]

/** Whether a text is Markdown: judged by what plain text does not contain, so that a lone `*` or `#` stays as it is. */
export const isMarkdown = (text: string): boolean => evidence.some((sign) => sign.test(text))

/** Takes nothing for HTML: what looks like a tag here is text, because real tags were converted before. */
const parser = new MarkdownIt({ html: false, breaks: true, linkify: false, maxNesting: 20 }).disable('image')

/** Markdown (CommonMark with tables) as HTML. Line breaks stay, and so does text in angle brackets. Linear in time, bounded in depth. */
export const markdownToHtml = (markdown: string): string => parser.render(unindented(markdown))

/** Four spaces before a line would make it code; sources indent by habit. Nested lists keep their step. */
const unindented = (markdown: string): string => markdown.replace(/^[ \t]{4,}(?![-*+\d])/gmu, '')
