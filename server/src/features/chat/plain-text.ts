/** What begins like this is a page, a drawing, a program or another format that happens to be written in letters. */
const otherThanText =
  /^(?:\s|<!--(?:(?!-->)[\s\S])*-->)*(?:<(?:!doctype|html|head|body|script|style|svg|iframe|object|embed|form|div|table|p|a|img|h1|title|meta|link|xml)[\s/>!]|<\?|#!|%!PS|\{\\rtf|BEGIN:V)/i
const beginning = 4_096

/** Whether these bytes are text for people: UTF-8, or UTF-16 that says so, without control characters but for those of lines. */
export function isPlainText(content: Buffer): boolean {
  const text = decode(content)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (text === undefined || /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/.test(text)) return false
  return !otherThanText.test(text.slice(0, beginning))
}

function decode(content: Buffer): string | undefined {
  try {
    return new TextDecoder(encodingOf(content), { fatal: true }).decode(content)
  } catch {
    return undefined
  }
}

function encodingOf(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le'
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}
