/** Prefixes of markup, scripts and other text-based formats. */
const otherThanText =
  /^(?:\s|<!--(?:(?!-->)[\s\S])*-->)*(?:<(?:!doctype|html|head|body|script|style|svg|iframe|object|embed|form|div|table|p|a|img|h1|title|meta|link|xml)[\s/>!]|<\?|#!|%!PS|\{\\rtf|BEGIN:V)/i
const beginning = 4_096
const ctrlZ = 0x1a

/**
 * Whether the bytes are plain text without control characters except line breaks and tabs: UTF-8, UTF-16 with a byte
 * order mark, or windows-1252. Allows a trailing Ctrl-Z of old editors.
 */
export function isPlainText(content: Buffer): boolean {
  const text = decode(content.at(-1) === ctrlZ ? content.subarray(0, -1) : content)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (text === undefined || /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/.test(text)) return false
  return !isMarkup(text)
}

/** Whether a text starts like markup, a script or another text-based format. */
export const isMarkup = (text: string): boolean => otherThanText.test(text.slice(0, beginning))

function decode(content: Buffer): string | undefined {
  try {
    return new TextDecoder(encodingOf(content), { fatal: true }).decode(content)
  } catch {
    return content.some((byte) => undefinedInWindows1252.has(byte)) ? undefined : windows1252.decode(content)
  }
}

const windows1252 = new TextDecoder('windows-1252')
const undefinedInWindows1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

function encodingOf(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le'
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}
