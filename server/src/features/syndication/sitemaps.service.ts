import type { Db } from '../../db/database.ts'
import type { Listing } from '../../db/visibility.ts'
import { AppError } from '../../domain/errors.ts'
import { companyAddress, jobAddress } from '../../domain/page-addresses.ts'
import { everyDirectoryPage } from '../directory/directory.service.ts'
import type { Counts } from '../directory/directory-counts.service.ts'
import { companyLinkParts, companyLinksOfPart } from '../employers/employer-links.service.ts'
import { openJobParts, openJobsOfPart } from '../jobs/reading/open-jobs.service.ts'
import { everySalaryPage } from '../salaries/salaries.service.ts'
import { directoryAddress, salaryAddress, standingPages } from './addresses.view.ts'
import { sitemap, sitemapIndex } from './sitemaps.view.ts'

interface Sources {
  db: Db
  counts: Counts
  listing: Listing
}

/** `/sitemap.xml`: the index of sitemaps, with the latest change in each. */
export async function sitemapsOf({ db, counts, listing }: Sources, site: string): Promise<string> {
  const [jobs, companies, directory, salaries] = await Promise.all([
    openJobParts(db),
    companyLinkParts(db, listing),
    everyDirectoryPage(counts),
    everySalaryPage(db),
  ])
  const latest = latestOf(directory.map(({ changedAt }) => changedAt))
  const computed = latestOf(salaries.map((page) => page.computed_at))
  return sitemapIndex([
    { address: `${site}/sitemaps/pages.xml` },
    ...(latest ? [{ address: `${site}/sitemaps/directory.xml`, changedAt: latest }] : []),
    ...(computed ? [{ address: `${site}/sitemaps/salaries.xml`, changedAt: computed }] : []),
    ...companies.map(({ part, changedAt }) => ({ address: `${site}/sitemaps/companies-${part}.xml`, changedAt })),
    ...jobs.map(({ part, changedAt }) => ({ address: `${site}/sitemaps/jobs-${part}.xml`, changedAt })),
  ])
}

const latestOf = (dates: Date[]) => dates.sort((a, b) => b.getTime() - a.getTime())[0]

/** `/sitemaps/jobs-3.xml` and similar; throws not_found for an unknown name or an empty part. */
export async function sitemapOf({ db, counts, listing }: Sources, site: string, name: string): Promise<string> {
  if (name === 'pages') return sitemap(standingPages.map((path) => ({ address: `${site}${path}` })))
  if (name === 'directory') return sitemap(required(await directoryPages(counts, site)))
  if (name === 'salaries') return sitemap(required(await salaryPages(db, site)))
  const [, kind, part] = /^(jobs|companies)-(\d{1,6})$/.exec(name) ?? []
  if (!kind) throw new AppError('not_found')
  return sitemap(required(await (kind === 'jobs' ? jobs : companies)(db, listing, site, Number(part))))
}

function required<E>(entries: E[]): E[] {
  if (entries.length === 0) throw new AppError('not_found')
  return entries
}

const directoryPages = async (counts: Counts, site: string) =>
  (await everyDirectoryPage(counts)).map((page) => ({
    address: directoryAddress(site, page),
    changedAt: page.changedAt,
  }))

const salaryPages = async (db: Db, site: string) =>
  (await everySalaryPage(db)).map((page) => ({ address: salaryAddress(site, page), changedAt: page.computed_at }))

const jobs = async (db: Db, listing: Listing, site: string, part: number) =>
  (await openJobsOfPart(db, listing, part)).map(({ id, title, changedAt }) => ({
    address: jobAddress(site, id, title),
    changedAt,
  }))

const companies = async (db: Db, listing: Listing, site: string, part: number) =>
  (await companyLinksOfPart(db, listing, part)).map(({ id, name, changedAt }) => ({
    address: companyAddress(site, id, name),
    changedAt,
  }))
