import { sql } from 'kysely'
import type { Database, Db } from '../../db/database.ts'
import { isRetryable } from '../../db/failed-rows.ts'
import { payByYear } from '../../db/pay-columns.ts'
import { isJobShown } from '../../db/visibility.ts'
import { firstDay } from './salary-posts.sql.ts'

export interface DueSubject {
  slug: string
  kind: string
  titles: string[]
}

/** Subjects whose figures are a day old or missing, the oldest first. */
export const listDueSubjects = (db: Db, limit: number): Promise<DueSubject[]> =>
  db
    .selectFrom('salary_subjects')
    .select(['slug', 'kind', 'titles'])
    .where(sql<boolean>`(computed_at is null or computed_at < now() - interval '20 hours')`)
    .where(isRetryable('salary-figures', sql.ref('slug')))
    .orderBy(sql`computed_at nulls first`)
    .orderBy('slug')
    .limit(limit)
    .execute()

export const minimums = { posts: 10, companies: 3 }

const isOfSubject = ({ kind, slug, titles }: DueSubject) =>
  kind === 'category' ? sql`scope.category = ${slug}` : sql`scope.title = any(${titles}::text[])`

/**
 * Computes the figures of the subject in all areas and currencies, in place of earlier ones (decision 46). A history of reposts
 * counts once, by its latest post. A company with more than two fifths of the posts of a scope counts with two fifths, evenly
 * chosen from the lowest to the highest pay. A quarter has a median unless one company has more than half of its posts.
 */
export async function computeFigures(db: Database, subject: DueSubject): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`delete from salary_figures where subject = ${subject.slug}`.execute(tx)
    await sql`
      with posts as materialized (
        select distinct on (coalesce(jobs.first_post_id, jobs.id)) jobs.id, jobs.employer_id, jobs.currency, scope.area,
          jobs.status = 'open' and jobs.expires_at > now() as is_open,
          date_trunc('quarter', jobs.published_at)::date as quarter, ${payByYear} as pay
        from salary_posts as scope join jobs on jobs.id = scope.job_id
        where ${isOfSubject(subject)} and jobs.pay_from is not null and jobs.published_at >= ${firstDay}
          and jobs.deleted_at is null and ${isJobShown()}
        order by coalesce(jobs.first_post_id, jobs.id), jobs.published_at desc, jobs.id desc),
      scoped as (
        select posts.*, '' as in_area from posts union all select posts.*, area from posts where area is not null),
      ranked as (
        select *, row_number() over (partition by in_area, currency, employer_id order by pay, id) as rank,
          count(*) over (partition by in_area, currency, employer_id) as own from scoped),
      companies as (
        select in_area, currency, array_agg(own order by own desc) as sizes, sum(own) as total
        from (select distinct in_area, currency, employer_id, own from ranked) as one group by in_area, currency
        having count(*) >= ${minimums.companies}),
      caps as (
        select in_area, currency, case
          when sizes[1] * 5 <= total * 2 then sizes[1]
          when sizes[2] <= floor((total - sizes[1]) * 2 / 3) then floor((total - sizes[1]) * 2 / 3)
          else (total - sizes[1] - sizes[2]) * 2 end as cap
        from companies),
      counted as (
        select ranked.* from ranked join caps using (in_area, currency)
        where own <= cap or floor(rank * cap / own + 0.5) > floor((rank - 1) * cap / own + 0.5)),
      by_company as (
        select in_area, currency, quarter, employer_id, count(*) as own from counted group by 1, 2, 3, 4),
      quarters as (
        select in_area, currency, quarter, posts, case when posts >= ${minimums.posts}
          and companies >= ${minimums.companies} and largest * 2 <= posts then median end as median
        from (select in_area, currency, quarter, count(*) as posts,
            percentile_cont(0.5) within group (order by pay) as median
          from counted group by in_area, currency, quarter) as of_posts
        join (select in_area, currency, quarter, count(*) as companies, max(own) as largest
          from by_company group by in_area, currency, quarter) as of_companies using (in_area, currency, quarter)),
      trends as (
        select in_area, currency, jsonb_agg(jsonb_build_object('from', quarter, 'posts', posts, 'median', median)
          order by quarter) as quarters from quarters group by in_area, currency)
      insert into salary_figures (subject, area, currency, posts, open_posts, companies, lower_quartile, median,
        upper_quartile, quarters, posts_from)
      select ${subject.slug}, in_area, currency, posts, open_posts, companies, pay[1], pay[2], pay[3], quarters, ${firstDay}::date
      from (select in_area, currency, count(*) as posts, count(*) filter (where is_open) as open_posts,
          count(distinct employer_id) as companies,
          percentile_cont(array[0.25, 0.5, 0.75]) within group (order by pay) as pay
        from counted group by in_area, currency
        having count(*) >= ${minimums.posts} and count(distinct employer_id) >= ${minimums.companies}) as figures
      join trends using (in_area, currency)`.execute(tx)
    await sql`
      update salary_subjects set computed_at = now(), related = ${relatedTo(subject)} where slug = ${subject.slug}`.execute(
      tx,
    )
  })
}

/** The most frequent titles of a category; else the most frequent categories and the titles of the families. */
const relatedTo = ({ kind, slug, titles }: DueSubject) =>
  kind === 'category'
    ? sql`array(select title from salary_posts where category = ${slug} and title is not null
        group by title order by count(*) desc, title limit 24)`
    : sql`array(select category from salary_posts where title = any(${titles}::text[])
        group by category order by count(*) desc, category limit 2)
      || array(select distinct near from salary_subjects as family cross join unnest(family.slug || family.titles) as near
        where family.kind = 'family' and family.titles && ${titles}::text[] and near <> ${slug} limit 100)`
