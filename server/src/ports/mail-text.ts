import { randomUUID } from 'node:crypto'
import type { Mail } from './mail.ts'

type Paragraph = string | { label: string; url: string }

/** A mail of plain paragraphs, the same in text and in HTML. A paragraph may be a link with a label. */
export const composeMail = (to: string, subject: string, paragraphs: readonly Paragraph[]): Mail => ({
  id: randomUUID(),
  to,
  subject: subject.replace(/\s+/g, ' ').slice(0, 200),
  text: paragraphs.map((p) => (typeof p === 'string' ? p : `${p.label}: ${p.url}`)).join('\n\n'),
  html: paragraphs
    .map((p) => `<p style="margin:0 0 16px">${typeof p === 'string' ? escapeHtml(p) : button(p)}</p>`)
    .join('\n'),
})

const button = ({ label, url }: { label: string; url: string }) =>
  `<a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#0c3d2c;color:#fff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Text as HTML, line breaks kept. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => entities[c] ?? c).replaceAll('\n', '<br>')
