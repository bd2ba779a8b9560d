import type { SalaryArea, SalaryEntry, SalaryFigures, SalarySubject } from '@hearback/contract/jobs/salaries.ts'
import type { EntryRow, listFigures, SubjectRow } from './salaries.sql.ts'

export const subjectView = ({ kind, slug, name, slug_es, name_es }: SubjectRow): SalarySubject => ({
  kind,
  en: { slug, name },
  es: { slug: slug_es, name: name_es },
})

interface NamedArea {
  slug: string
  name: string
  country: string
  label: string
}

/** Null everywhere, and for an area that is unknown by now. */
export const areaView = (area: NamedArea | undefined): SalaryArea | null =>
  area ? { slug: area.slug, name: area.name, country: area.country, search: area.label } : null

export const entryView = (row: EntryRow, area: NamedArea | undefined): SalaryEntry => ({
  subject: subjectView(row),
  area: areaView(area),
  currency: row.currency,
  median: Math.round(row.median),
  posts: row.posts,
  companies: row.companies,
})

type FiguresRow = Awaited<ReturnType<typeof listFigures>>[number]

/** Amounts per year are rounded to whole units of the currency. */
export const figuresView = (row: FiguresRow): SalaryFigures => ({
  currency: row.currency,
  posts: row.posts,
  openPosts: row.open_posts,
  companies: row.companies,
  lowerQuartile: Math.round(row.lower_quartile),
  median: Math.round(row.median),
  upperQuartile: Math.round(row.upper_quartile),
  quarters: (row.quarters as SalaryFigures['quarters']).map(({ from, posts, median }) => ({
    from,
    posts,
    median: median === null ? null : Math.round(median),
  })),
  from: row.posts_from,
  computedAt: row.computed_at.toISOString(),
})
