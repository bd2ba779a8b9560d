import { randomUUID } from 'node:crypto'
import type { Mail } from './mailer.ts'

const signature = 'Hearback, where every application gets an answer'

/** A mail of plain paragraphs, the same in text and in HTML. A paragraph may be a link with a label. */
export function composeMail(
  to: string,
  subject: string,
  paragraphs: (string | { label: string; url: string })[],
): Mail {
  const text = paragraphs.map((p) => (typeof p === 'string' ? p : `${p.label}: ${p.url}`)).join('\n\n')
  const html = paragraphs
    .map((p) => `<p style="margin:0 0 16px">${typeof p === 'string' ? escapeHtml(p) : link(p)}</p>`)
    .join('')
  return {
    id: randomUUID(),
    to,
    subject: subject.replace(/\s+/g, ' ').slice(0, 200),
    text: `${text}\n\n--\n${signature}\n`,
    html: `<div style="font:16px/1.5 system-ui,sans-serif;color:#14201c;max-width:560px">${html}<p style="color:#5d6861;font-size:13px">${signature}</p></div>`,
  }
}

const link = ({ label, url }: { label: string; url: string }) =>
  `<a href="${escapeHtml(url)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#0c3d2c;color:#fff;text-decoration:none">${escapeHtml(label)}</a>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Text as HTML, line breaks kept. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => entities[c] ?? c).replaceAll('\n', '<br>')
