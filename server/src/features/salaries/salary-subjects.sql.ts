import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'

export interface Subject {
  slug: string
  kind: 'category' | 'title' | 'family'
  name: string
  slugEs: string
  nameEs: string
  titles: string[]
}

/** Categories with at least `atLeast` posts, each with its most frequent spelling among some of them. */
export async function listCategories(db: Db, atLeast: number): Promise<{ slug: string; name: string }[]> {
  const { rows } = await sql<{ slug: string; name: string }>`
    select slug, named.name from (
      select category as slug from salary_posts group by category having count(*) >= ${atLeast}) as counted
    cross join lateral (
      select mode() within group (order by newest.category) as name from (
        select jobs.category from salary_posts join jobs on jobs.id = job_id
        where salary_posts.category = slug order by job_id desc limit 100) as newest) as named
    where named.name is not null`.execute(db)
  return rows
}

/** Posts of each title. */
export async function countTitles(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ title: string; posts: number }>`
    select title, count(*)::int as posts from salary_posts where title is not null group by title`.execute(db)
  return new Map(rows.map(({ title, posts }) => [title, posts]))
}

/** Adds and updates these subjects, and removes all others with their figures. */
export async function replaceSubjects(tx: Tx, subjects: readonly Subject[]): Promise<void> {
  await sql`delete from salary_subjects where slug <> all (${subjects.map(({ slug }) => slug)}::text[])`.execute(tx)
  await sql`
    insert into salary_subjects (slug, kind, name, slug_es, name_es, titles)
    select slug, kind, name, "slugEs", "nameEs", array(select jsonb_array_elements_text(titles))
    from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb)
      as given(slug text, kind text, name text, "slugEs" text, "nameEs" text, titles jsonb)
    on conflict (slug) do update set kind = excluded.kind, name = excluded.name, slug_es = excluded.slug_es,
      name_es = excluded.name_es, titles = excluded.titles,
      computed_at = case when salary_subjects.kind = excluded.kind and salary_subjects.titles = excluded.titles
        then salary_subjects.computed_at end`.execute(tx)
}
