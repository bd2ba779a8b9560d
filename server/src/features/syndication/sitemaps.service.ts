import type { Db } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { companyLinkParts, companyLinksOfPart } from '../employers/employer-links.service.ts'
import { openJobParts, openJobsOfPart } from '../jobs/open-jobs.service.ts'
import { companyAddress, jobAddress, standingPages } from './addresses.view.ts'
import { sitemap, sitemapIndex } from './sitemaps.view.ts'

/** `/sitemap.xml`: the sitemaps that there are, those of jobs with their latest change. */
export async function sitemapsOf(db: Db, site: string): Promise<string> {
  const [jobs, companies] = await Promise.all([openJobParts(db), companyLinkParts(db)])
  return sitemapIndex([
    { address: `${site}/sitemaps/pages.xml` },
    ...companies.map(({ part, changedAt }) => ({ address: `${site}/sitemaps/companies-${part}.xml`, changedAt })),
    ...jobs.map(({ part, changedAt }) => ({ address: `${site}/sitemaps/jobs-${part}.xml`, changedAt })),
  ])
}

/** `/sitemaps/jobs-3.xml` and its like; throws not_found for a name that is none, or a part that has nothing. */
export async function sitemapOf(db: Db, site: string, name: string): Promise<string> {
  if (name === 'pages') return sitemap(standingPages.map((path) => ({ address: `${site}${path}` })))
  const [, kind, part] = /^(jobs|companies)-(\d{1,6})$/.exec(name) ?? []
  if (!kind) throw new AppError('not_found')
  const entries = await (kind === 'jobs' ? jobs : companies)(db, site, Number(part))
  if (entries.length === 0) throw new AppError('not_found')
  return sitemap(entries)
}

const jobs = async (db: Db, site: string, part: number) =>
  (await openJobsOfPart(db, part)).map(({ id, title, changedAt }) => ({
    address: jobAddress(site, id, title),
    changedAt,
  }))

const companies = async (db: Db, site: string, part: number) =>
  (await companyLinksOfPart(db, part)).map(({ id, name, changedAt }) => ({
    address: companyAddress(site, id, name),
    changedAt,
  }))
