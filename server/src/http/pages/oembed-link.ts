import { readPageAddress } from '../../domain/page-addresses.ts'
import { html } from '../../text/html.ts'

/**
 * Adds the discovery link of oEmbed to the head of a page of a company or job (oembed.com, section 4). Added here rather than by a
 * component, because scripts count toward the weight of a page, and its HTML doesn't. React skips links in the head that it doesn't know.
 */
export function withOembedLink(page: string, url: string, publicUrl: string): string {
  const path = url.split('?', 1)[0] ?? url
  if (!readPageAddress(path)) return page
  const href = `${publicUrl}/oembed?url=${encodeURIComponent(publicUrl + path)}&format=json`
  const link = html`<link rel="alternate" type="application/json+oembed" href="${href}">`
  return page.replace('</head>', () => `${link.markup}</head>`)
}
