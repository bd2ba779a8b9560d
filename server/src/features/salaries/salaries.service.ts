import type { SalaryEntry, SalaryPage } from '@hearback/contract/jobs/salaries.ts'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../domain/errors.ts'
import { areaBySlug } from '../places/places.service.ts'
import {
  type EntryRow,
  findClosestOfJob,
  findOwnPay,
  findSubject,
  listAreas,
  listEverywhere,
  listFigures,
  listPages,
  listRelated,
} from './salaries.sql.ts'
import { areaView, entryView, figuresView, subjectView } from './salaries.view.ts'

const most = { subjects: 1_000, areas: 80, related: 12, pages: 50_000 }

/** Lists the subjects with a salary page, the most posts first. */
export const listSalaries = async (db: Db): Promise<SalaryEntry[]> =>
  (await listEverywhere(db, most.subjects)).map(toEntry)

/**
 * Returns a salary page; without figures where the scope has too few posts or companies. Throws not_found for an unknown
 * subject or area, and for a currency without figures.
 */
export async function getSalaryPage(
  db: Db,
  wanted: { occupation: string; area: string; currency: string },
): Promise<SalaryPage> {
  const subject = await findSubject(db, wanted.occupation)
  const area = areaView(areaBySlug(wanted.area))
  if (!subject || (wanted.area && !area)) throw missing()
  const all = await listFigures(db, subject.slug, wanted.area)
  const figures = wanted.currency ? all.find(({ currency }) => currency === wanted.currency.toUpperCase()) : all[0]
  if (wanted.currency && !figures) throw missing()
  const currency = figures?.currency ?? (wanted.area && (await listFigures(db, subject.slug, ''))[0]?.currency) ?? ''
  const scope = { area: wanted.area, currency }
  const [areas, related] = await Promise.all([
    listAreas(db, subject.slug, scope, most.areas),
    listRelated(db, subject.related, scope, most.related),
  ])
  return {
    subject: subjectView(subject),
    area,
    figures: figures ? figuresView(figures) : null,
    currencies: all.map(({ currency, posts }) => ({ currency, posts })),
    areas: areas.map(toEntry),
    related: related.map(toEntry),
  }
}

const toEntry = (row: EntryRow) => entryView(row, areaBySlug(row.area))

const missing = () => new AppError('not_found', { message: 'We couldn’t find this salary page.' })

/** Returns the narrowest salary page of a job, with its own pay per year; null without one. Throws not_found. */
export async function salaryOfJob(
  db: Db,
  id: string,
): Promise<{ salary: SalaryEntry | null; ownByYear: number | null }> {
  const [own, found] = await Promise.all([findOwnPay(db, id), findClosestOfJob(db, id)])
  if (!own) throw missing()
  return {
    salary: found ? toEntry(found) : null,
    ownByYear: own.by_year === null ? null : Math.round(own.by_year),
  }
}

/** Lists every salary page, for the sitemap. */
export const everySalaryPage = (db: Db) => listPages(db, most.pages)
