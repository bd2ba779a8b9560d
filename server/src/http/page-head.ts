/**
 * The renderer writes what makes a page work before what makes it look right, and gives both the same urgency.
 * Answers the page with its style sheets first and its scripts on the side, so that it is painted while they arrive.
 * Files of our own need no nonce: the policy lets them in by their origin.
 */
export function paintFirst(html: string): string {
  const end = html.indexOf('</head>')
  // Browsers look for the name of the encoding at the very beginning.
  const encoding = /<meta charset="[^"]*"\/?>/i.exec(html)
  if (end < 0 || !encoding || encoding.index > end) return html
  const start = encoding.index + encoding[0].length
  const sheets: string[] = []
  const rest = html.slice(start, end).replace(/<link\b[^>]*>/g, (link) => {
    if (/ rel="modulepreload"/.test(link)) return withoutNonce(link).replace('<link', '<link fetchpriority="low"')
    if (!/ rel="stylesheet"/.test(link)) return link
    sheets.push(withoutNonce(link))
    return ''
  })
  return html.slice(0, start) + sheets.join('') + rest + html.slice(end)
}

const withoutNonce = (link: string) => link.replace(/ nonce="[^"]*"/, '')
