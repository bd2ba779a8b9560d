import { type Language, languageOf } from '@hearback/contract/values/languages.ts'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../domain/errors.ts'
import { readPageAddress } from '../../domain/page-addresses.ts'
import { oneJob } from '../jobs/job/jobs.service.ts'
import { loadCareers } from './careers-page.service.ts'
import { type Bounds, oembedOfCompany, oembedOfJob } from './oembed-reply.ts'

const missing = () => new AppError('not_found', { message: 'We couldn’t find a company or job at this URL.' })

/**
 * The oEmbed reply for the URL of a company or a job of this site (oembed.com, section 2.3). Throws not_found for all other URLs, for
 * companies and jobs that moderation hides, and for jobs that have ended.
 */
export async function oembedOf(db: Database, publicUrl: string, url: unknown, bounds: Bounds): Promise<object> {
  const found = readOwnUrl(url, publicUrl)
  if (!found) throw missing()
  const { page, language } = found
  const context = { language, publicUrl, bounds }
  if (page.kind === 'company') return oembedOfCompany(await loadCareers(db, page.id), context)
  const job = await oneJob(db, page.id)
  if (job.hidden || job.status === 'closed' || job.status === 'expired') throw missing()
  return oembedOfJob(job, context)
}

/** Consumers send URLs with either scheme, whichever the site has. */
function readOwnUrl(text: unknown, publicUrl: string) {
  if (typeof text !== 'string' || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (!/^https?:$/u.test(url.protocol) || url.host !== new URL(publicUrl).host) return undefined
  const page = readPageAddress(url.pathname + url.search)
  const language: Language = languageOf(url.pathname).language
  return page && { page, language }
}
