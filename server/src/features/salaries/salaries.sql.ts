import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { payByYear } from '../../db/pay-columns.ts'
import { isJobShown } from '../../db/visibility.ts'

export interface SubjectRow {
  slug: string
  kind: 'category' | 'title' | 'family'
  name: string
  slug_es: string
  name_es: string
}
export interface EntryRow extends SubjectRow {
  area: string
  currency: string
  median: number
  posts: number
  companies: number
}

const subjectColumns = ['slug', 'kind', 'name', 'slug_es', 'name_es'] as const

const entries = (db: Db) =>
  db
    .selectFrom('salary_figures as figures')
    .innerJoin('salary_subjects as subject', 'subject.slug', 'figures.subject')
    .select(['figures.area', 'figures.currency', 'figures.median', 'figures.posts', 'figures.companies'])
    .select(['subject.slug', 'subject.kind', 'subject.name', 'subject.slug_es', 'subject.name_es'])
    .$castTo<EntryRow>()

/** The subject with this slug in either language; English comes first. */
export const findSubject = (db: Db, slug: string) =>
  db
    .selectFrom('salary_subjects')
    .select([...subjectColumns, 'related'])
    .where((eb) => eb.or([eb('slug', '=', slug), eb('slug_es', '=', slug)]))
    .orderBy(sql`slug = ${slug} desc, kind, slug`)
    .limit(1)
    .$castTo<SubjectRow & { related: string[] }>()
    .executeTakeFirst()

/** Figures of a scope in all currencies, the most frequent first. */
export const listFigures = (db: Db, subject: string, area: string) =>
  db
    .selectFrom('salary_figures')
    .selectAll()
    .where('subject', '=', subject)
    .where('area', '=', area)
    .orderBy('posts', 'desc')
    .orderBy('currency')
    .limit(20)
    .execute()

/** The same subject in other areas, everywhere first. */
export const listAreas = (
  db: Db,
  subject: string,
  { area, currency }: { area: string; currency: string },
  limit: number,
) =>
  entries(db)
    .where('figures.subject', '=', subject)
    .where('figures.area', '<>', area)
    .where('figures.currency', '=', currency)
    .orderBy(sql`figures.area = '' desc, figures.posts desc, figures.area`)
    .limit(limit)
    .execute()

/** Other subjects in the same area. */
export const listRelated = (
  db: Db,
  slugs: readonly string[],
  { area, currency }: { area: string; currency: string },
  limit: number,
) =>
  entries(db)
    .where('figures.subject', '=', sql<string>`any(${[...slugs]}::text[])`)
    .where('figures.area', '=', area)
    .where('figures.currency', '=', currency)
    .orderBy('figures.posts', 'desc')
    .orderBy('figures.subject')
    .limit(limit)
    .execute()

/** Every subject in the most frequent currency of its posts. */
export const listEverywhere = (db: Db, limit: number) =>
  db
    .selectFrom(
      entries(db)
        .distinctOn('figures.subject')
        .where('figures.area', '=', '')
        .orderBy('figures.subject')
        .orderBy('figures.posts', 'desc')
        .orderBy('figures.currency')
        .as('first'),
    )
    .selectAll()
    .orderBy('posts', 'desc')
    .orderBy('slug')
    .limit(limit)
    .execute()

/** Scopes with figures of the job in its currency: its title before its category, its area before everywhere. */
export const findClosestOfJob = (db: Db, jobId: string) =>
  entries(db)
    .innerJoin('salary_posts as post', (join) =>
      join.on(sql<boolean>`figures.subject in (post.title, post.category) and figures.area in (post.area, '')`),
    )
    .innerJoin('jobs', 'jobs.id', 'post.job_id')
    .where('post.job_id', '=', jobId)
    .whereRef('figures.currency', '=', 'jobs.currency')
    .orderBy(sql`figures.subject = post.title desc nulls last, figures.area <> '' desc`)
    .limit(1)
    .executeTakeFirst()

/** Pay of a job per year; undefined for unknown jobs and those hidden by moderation. */
export const findOwnPay = (db: Db, jobId: string) =>
  db
    .selectFrom('jobs')
    .select(sql<number | null>`${payByYear}`.as('by_year'))
    .where('id', '=', jobId)
    .where(isJobShown())
    .executeTakeFirst()

/** Every page with its last computation, at most `limit`. */
export const listPages = (db: Db, limit: number) =>
  db
    .selectFrom('salary_figures as figures')
    .innerJoin('salary_subjects as subject', 'subject.slug', 'figures.subject')
    .select(['subject.slug', 'figures.area'])
    .select((eb) => eb.fn.max('figures.computed_at').as('computed_at'))
    .groupBy(['subject.slug', 'figures.area'])
    .orderBy('subject.slug')
    .orderBy('figures.area')
    .limit(limit)
    .execute()
