import { randomUUID } from 'node:crypto'
import type { Language } from '@hearback/contract/values/languages.ts'
import { onOneLine, truncate } from '@hearback/contract/values/text.ts'
import type { Mail } from './mail.ts'

/**
 * Text that mail clients turn into no link: a word joiner, which is invisible, follows each sign that a web or email address
 * needs.
 */
export const withoutLinks = (text: string): string => text.replace(/[.:@/](?=\S)/gu, '$&\u2060')

interface Entry {
  title: string
  url: string
  note: string
}
interface Link {
  label: string
  url: string
}
/** Text, a link styled as a button, a row of plainer buttons below a line, or a list of links with a note each. */
export type Paragraph = string | Link | { line?: string; choices: readonly Link[] } | { entries: readonly Entry[] }

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
  if ('label' in paragraph) return linkText(paragraph)
  if ('choices' in paragraph) return [...lineOf(paragraph), ...paragraph.choices.map(linkText)].join('\n')
  return paragraph.entries.map(({ title, url, note }) => [title, note, url].filter(Boolean).join('\n')).join('\n\n')
}

const linkText = ({ label, url }: Link) => `${label}: ${url}`
const lineOf = ({ line }: { line?: string }) => (line ? [line] : [])

function asHtml(paragraph: Paragraph): string {
  if (typeof paragraph !== 'string' && 'entries' in paragraph) {
    return `<ul style="margin:0 0 16px;padding:0;list-style:none">${paragraph.entries.map(entry).join('')}</ul>`
  }
  if (typeof paragraph !== 'string' && 'choices' in paragraph) return choices(paragraph)
  return `<p style="margin:0 0 16px">${typeof paragraph === 'string' ? escapeHtml(paragraph) : button(paragraph)}</p>`
}

const entry = ({ title, url, note }: Entry) =>
  `<li class="entry" style="padding:10px 0;border-top:1px solid #e2ddd0"><a class="link" href="${escapeHtml(url)}" style="color:#0c3d2c;font-weight:600">${escapeHtml(title)}</a>${note && `<br><span class="note" style="color:#5d6861;font-size:14px">${escapeHtml(note)}</span>`}</li>`

/** Inline blocks wrap on narrow screens, unlike the cells of a table. */
const choices = ({ line, choices: links }: { line?: string; choices: readonly Link[] }) =>
  `<p style="margin:0 0 12px">${line ? `${escapeHtml(line)}<br>` : ''}${links.map(choice).join(' ')}</p>`

const choice = ({ label, url }: Link) =>
  `<a class="choice" href="${escapeHtml(url)}" style="display:inline-block;margin:4px 4px 4px 0;padding:8px 14px;border:1px solid #0c3d2c;border-radius:8px;color:#0c3d2c;font-weight:600;text-decoration:none">${escapeHtml(label)}</a>`

const button = ({ label, url }: Link) =>
  `<a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#0c3d2c;color:#fff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Escapes text for HTML, with line breaks as `<br>`. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => entities[c] ?? c).replaceAll('\n', '<br>')
