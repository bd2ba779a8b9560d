/**
 * Splits an XMPP stream into elements. Assumes that servers escape `>` in attributes and that no element
 * contains another one of the same name. The stream header counts as an element.
 */
export function createElementSplitter(take: (element: string) => void): (chunk: string) => void {
  let rest = ''
  return (chunk) => {
    rest += chunk
    let from = 0
    for (let to = endOf(rest, from); to !== -1; to = endOf(rest, from)) {
      take(rest.slice(from, to))
      from = to
    }
    rest = rest.slice(from)
  }
}

/** The end of the element at `from`; -1 while it is incomplete. */
function endOf(text: string, from: number): number {
  const tagEnd = text.indexOf('>', from)
  if (tagEnd === -1) return -1
  const before = text.charAt(tagEnd - 1)
  const tag = text.slice(from, tagEnd)
  const whole = before === '/' || before === '?' || tag.startsWith('<stream:stream') || tag.startsWith('</')
  if (whole) return tagEnd + 1
  const name = /^\s*<([^\s>]+)/u.exec(`${tag}>`)?.[1]
  const closing = `</${name}>`
  const at = text.indexOf(closing, tagEnd)
  return at === -1 ? -1 : at + closing.length
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
export const escapeXml = (text: string): string => text.replace(/[&<>]/gu, (mark) => escapes[mark] ?? mark)
