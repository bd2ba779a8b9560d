import { type Language, languages } from '@hearback/contract/values/languages.ts'
import { Id } from '@hearback/contract/values/primitives.ts'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../domain/errors.ts'
import { careersSitesOf } from '../employers/careers-sites/careers-sites.service.ts'
import { getEmployerProfile } from '../employers/employer-profile.service.ts'
import { listJobsOfEmployer } from '../jobs/posting/employer-jobs.service.ts'
import { hostScript } from './browser-scripts.ts'
import type { Careers, Look } from './careers.ts'
import { careersHeaders, careersPage, missingCareersPage } from './careers-document.ts'
import { themeOf } from './careers-page.rules.ts'

/** The newest jobs that the page lists; it links to the page of the company for more. */
const listed = 100
const maxPlaceLength = 200

export interface LookQuery {
  theme?: unknown
  lang?: unknown
  place?: unknown
}

/** The choices of an address; unknown ones count as not made. */
export function lookOf({ theme, lang, place }: LookQuery, language: Language): Look {
  return {
    language: languages.find((one) => one === lang) ?? language,
    theme: themeOf(theme),
    place: typeof place === 'string' && place.length <= maxPlaceLength ? place : '',
  }
}

/** Loads the careers page of a company as everybody sees it. Throws not_found as the page of the company does. */
export async function loadCareers(db: Database, id: string): Promise<Careers> {
  const company = await getEmployerProfile({ db }, undefined, id)
  const sites = await careersSitesOf(db, id)
  const { jobs, total } = await listJobsOfEmployer({ db }, undefined, id, { page: 1, limit: listed })
  return { company, jobs, total, sites }
}

interface RenderedPage {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string
}

/** Renders the careers page of a company; for one that no one may see, a page with status 404 that says so in the frame. */
export async function renderCareers(
  db: Database,
  id: string,
  { look, publicUrl }: { look: Look; publicUrl: string },
): Promise<RenderedPage> {
  const careers = Id.safeParse(id).success ? await loadCareers(db, id).catch(undefinedIfMissing) : undefined
  if (!careers) return { status: 404, headers: careersHeaders([]), body: missingCareersPage(look) }
  return { status: 200, headers: careersHeaders(careers.sites), body: careersPage(careers, look, publicUrl) }
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not_found') return undefined
  throw error
}

/** The script that employers add to their own pages. */
export const embedScript = (publicUrl: string): string => hostScript(publicUrl)
