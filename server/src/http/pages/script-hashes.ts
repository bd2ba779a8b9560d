import { createHash } from 'node:crypto'

/**
 * Sources of a content security policy (CSP Level 3) for the inline scripts of a page that have this nonce. Only the renderer
 * knows the nonce: a script that came into the page by somebody's text has none, gets no hash, and does not run.
 */
export function scriptHashes(html: string, nonce: string): string[] {
  const scripts = new RegExp(`<script\\b(?![^>]* type="application/)[^>]* nonce="${nonce}"[^>]*>(.*?)</script>`, 'gs')
  const texts = [...html.matchAll(scripts)].flatMap(([, text]) => text || [])
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
