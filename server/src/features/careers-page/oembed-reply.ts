import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { type Language, pathIn } from '@hearback/contract/values/languages.ts'
import * as en from '@hearback/texts/en/web/careers-frame.ts'
import * as es from '@hearback/texts/es/web/careers-frame.ts'
import { inLanguages } from '../../domain/languages.ts'
import { html } from '../../text/html.ts'
import type { Careers } from './careers.ts'
import { idOf } from './careers.view.ts'
import { sizeWithin } from './careers-page.rules.ts'

const texts = inLanguages({ en, es })

export interface Bounds {
  readonly maxwidth?: unknown
  readonly maxheight?: unknown
}

const card = { width: 1200, height: 630 }
const frame = { width: 640, height: 600 }
const cacheSeconds = 3_600

const common = (publicUrl: string) => ({
  version: '1.0',
  provider_name: 'Hearback',
  provider_url: publicUrl,
  cache_age: cacheSeconds,
})

/** The share picture, unless it is larger than the consumer takes (oembed.com, section 2.3.4). */
function thumbnail(url: string, { maxwidth, maxheight }: Bounds) {
  const { width, height } = sizeWithin(card, maxwidth, maxheight)
  if (width < card.width || height < card.height) return {}
  return { thumbnail_url: url, thumbnail_width: width, thumbnail_height: height }
}

/** The careers page of a company in a frame; a link, if only sites that the company named may frame it. */
export function oembedOfCompany(
  { company, sites }: Careers,
  { language, publicUrl, bounds }: { language: Language; publicUrl: string; bounds: Bounds },
): object {
  const title = texts(language).title(company.businessName)
  const shared = {
    ...common(publicUrl),
    title,
    author_name: company.businessName,
    author_url: publicUrl + pathIn(language, `/companies/${idOf(company)}`),
    ...thumbnail(`${publicUrl}/files/cards/companies/${idOf(company)}.png`, bounds),
  }
  if (sites.length > 0) return { type: 'link', ...shared }
  const { width, height } = sizeWithin(frame, bounds.maxwidth, bounds.maxheight)
  const src = publicUrl + pathIn(language, `/embed/companies/${idOf(company)}`)
  const markup = html`<iframe src="${src}" title="${title}" width="${width}" height="${height}" frameborder="0"></iframe>`
  return { type: 'rich', ...shared, html: markup.markup, width, height }
}

/** A job as a link: its page may not be framed. */
export const oembedOfJob = (
  job: Job,
  { language, publicUrl, bounds }: { language: Language; publicUrl: string; bounds: Bounds },
): object => ({
  type: 'link',
  ...common(publicUrl),
  title: job.jobTitle,
  author_name: job.company.businessName,
  author_url: publicUrl + pathIn(language, `/companies/${idOf(job.company)}`),
  ...thumbnail(`${publicUrl}/files/cards/jobs/${idOf(job)}.png`, bounds),
})
