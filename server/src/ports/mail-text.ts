import { randomUUID } from 'node:crypto'
import type { Language } from '@hearback/contract/values/languages.ts'
import { onOneLine, truncate } from '@hearback/contract/values/text.ts'
import type { Mail } from './mail.ts'

interface Entry {
  title: string
  url: string
  note: string
}
/** Text, a link styled as a button, or a list of links with a note each. */
export type Paragraph = string | { label: string; url: string } | { entries: readonly Entry[] }

/** A mail of plain paragraphs, as text and HTML. */
export const composeMail = (
  to: string,
  subject: string,
  paragraphs: readonly Paragraph[],
  language: Language = 'en',
): Mail => ({
  id: randomUUID(),
  to,
  language,
  subject: truncate(onOneLine(subject), 200),
  text: paragraphs.map(asText).join('\n\n'),
  html: paragraphs.map(asHtml).join('\n'),
})

function asText(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return paragraph
  if ('label' in paragraph) return `${paragraph.label}: ${paragraph.url}`
  return paragraph.entries.map(({ title, url, note }) => [title, note, url].filter(Boolean).join('\n')).join('\n\n')
}

function asHtml(paragraph: Paragraph): string {
  if (typeof paragraph !== 'string' && 'entries' in paragraph) {
    return `<ul style="margin:0 0 16px;padding:0;list-style:none">${paragraph.entries.map(entry).join('')}</ul>`
  }
  return `<p style="margin:0 0 16px">${typeof paragraph === 'string' ? escapeHtml(paragraph) : button(paragraph)}</p>`
}

const entry = ({ title, url, note }: Entry) =>
  `<li class="entry" style="padding:10px 0;border-top:1px solid #e2ddd0"><a class="link" href="${escapeHtml(url)}" style="color:#0c3d2c;font-weight:600">${escapeHtml(title)}</a>${note && `<br><span class="note" style="color:#5d6861;font-size:14px">${escapeHtml(note)}</span>`}</li>`

const button = ({ label, url }: { label: string; url: string }) =>
  `<a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#0c3d2c;color:#fff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Escapes text for HTML, with line breaks as `<br>`. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => entities[c] ?? c).replaceAll('\n', '<br>')
