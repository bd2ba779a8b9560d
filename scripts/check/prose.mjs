/** @typedef {{ line: number, sentence: string }} Sentence One sentence, and the line its paragraph starts on. */

const comments = /(?<=^|[\s([{])\/\*[\s\S]*?\*\/|(?:(?<=^|\s)\/\/.*(?:\n[ \t]*\/\/.*)*)/gm
const sqlComments = /\/\*[\s\S]*?\*\/|(?:(?<=^|\s)--.*(?:\n[ \t]*--.*)*)/gm
const shellComments = /(?:(?<=^|\s)#(?!!).*(?:\n[ \t]*#.*)*)/gm
const patterns = [
  [/\.(?:ts|tsx|mjs|cjs|js|css)$/, comments],
  [/\.sql$/, sqlComments],
  [/(?:\.(?:sh|ya?ml|conf)|^\.ci\/\w+)$/, shellComments],
]

/**
 * The sentences of a file's comments, or of a Markdown page without its headings and code.
 * Code spans and quotations count as one word. Empty for other kinds of files.
 * @param {string} text @param {string} path @returns {Sentence[]}
 */
export function proseOf(text, path) {
  if (path.endsWith('.md')) return paragraphsOf(text).flatMap(({ line, text: block }) => sentencesOf(block, line))
  const [, pattern] = patterns.find(([kind]) => kind.test(path)) ?? []
  if (!pattern) return []
  return [...text.matchAll(pattern)].flatMap((match) =>
    sentencesOf(plainComment(match[0]), text.slice(0, match.index).split('\n').length),
  )
}

/** Without its markers; a tag such as `@param` starts a new sentence, and its types are left out. */
function plainComment(comment) {
  const lines = comment
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\*\*?|\/\/+|--+|#+|\*(?!\/))?\s?|\*\/\s*$/g, ''))
  const plain = lines
    .join('\n')
    .replace(/\n\s*\n/g, '. ')
    .replace(/\s+/g, ' ')
  return plain.replace(/@\w+(?: \{[^@]*?\}+(?= ))?/g, '. ')
}

/** Each paragraph, list item or cell of a table. */
function paragraphsOf(text) {
  const withoutCode = text.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''))
  const blocks = []
  for (const [index, line] of withoutCode.split('\n').entries()) {
    if (/^#|^\s*$/.test(line)) blocks.push({ line: index + 1, text: '' })
    else if (line.startsWith('|')) for (const cell of line.split('|')) blocks.push({ line: index + 1, text: cell })
    else if (/^\s*(?:[-*]|\d+\.) /.test(line) || blocks.length === 0 || blocks.at(-1).text === '')
      blocks.push({ line: index + 1, text: line.replace(/^\s*(?:[-*]|\d+\.) /, '') })
    else blocks.at(-1).text += ` ${line}`
  }
  return blocks.filter((block) => block.text.trim() !== '')
}

function sentencesOf(text, line) {
  const plain = text.replace(/`[^`]*`/g, 'code').replace(/“[^”]*”|"[^"]*"/g, 'quotation')
  return plain
    .split(/(?<=[.!?])[*_)]*\s+|\*\*[^*]+\.\*\*\s+/)
    .map((sentence) => sentence.replace(/^[\s*_(]+|[\s*_)]+$/g, ''))
    .filter((sentence) => /\w/.test(sentence))
    .map((sentence) => ({ line, sentence }))
}
