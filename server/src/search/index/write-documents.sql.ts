import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Database, Tx } from '../../db/database.ts'
import { toJsonb } from '../../db/jsonb.ts'
import { periodsPerYear } from '../../db/pay-columns.ts'
import { isJobShown, isProfileShown } from '../../db/visibility.ts'
import { verifiedFacet } from '../model/lexemes.ts'
import type { SearchTable } from '../model/search-tables.ts'
import { languageWords } from './language-words.ts'

// `offset 0` keeps the planner from evaluating search_title() once for each use.

/**
 * Writes the documents of these jobs: open ones appear or change, closed and hidden ones are removed. Call it in the
 * transaction that changed the jobs; the cost per job does not depend on their number.
 */
export async function publishJobs(tx: Tx, ids: string[]): Promise<void> {
  await sql`
    with vanished as (
      delete from job_search using jobs
      where job_search.id = jobs.id and jobs.id = ${anyUuid(ids)}
        and (jobs.status <> 'open' or not ${isJobShown()}))
    insert into job_search (seq, id, posted_at, latitude, longitude, place_id, pay_to_year, title_words, doc)
    select job.search_seq, job.id, job.published_at, point.latitude, point.longitude, job.place_id,
      case when job.currency = 'USD' then pay.by_year else -pay.by_year end,
      titled.words,
      search_document_of(titled.words, job.skills, employers.business_name, concat_ws(' ', job.description, job.category, job.city),
        job.place_id, point.latitude, point.longitude, job.search_seq,
        array_remove(array['k/' || lower(job.category), 'w/' || job.workplace, 'd/' || day.number, 'm/' || (day.number >> 5),
          'e/' || job.employment_type, 'x/' || job.experience_level,
          case when job.currency = 'USD' then 'p/' || pay_band(pay.by_year)
            when pay.by_year is not null then 'y/' || job.currency end]
          || pay_levels(job.currency, pay.by_year) || answer_facets(stats.finished, stats.answered, stats.median_hours)
          || case when employers.verified_domain is not null then array[${sql.lit(verifiedFacet)}] else '{}' end
          || array(select 'i/' || shift from unnest(job.shifts) as shift)
          || array(select 'f/' || benefit from unnest(job.benefits) as benefit), null))
    from jobs as job
    join employers on employers.user_id = job.employer_id
    left join response_stats as stats on stats.employer_id = job.employer_id
    left join places on places.id = job.place_id
    cross join lateral (select coalesce(job.latitude, places.latitude) as latitude,
      coalesce(job.longitude, places.longitude) as longitude) as point
    cross join lateral (select floor(extract(epoch from job.published_at) / 86400)::int as number) as day
    cross join lateral (select (job.pay_to * ${periodsPerYear('job')})::float8 as by_year) as pay
    cross join lateral (select search_title(job.title, job.description) as words offset 0) as titled
    where job.id = ${anyUuid(ids)} and job.status = 'open'
      and ${isJobShown('job')}
    on conflict (id) do update set seq = excluded.seq, posted_at = excluded.posted_at, latitude = excluded.latitude,
      longitude = excluded.longitude, place_id = excluded.place_id, pay_to_year = excluded.pay_to_year,
      title_words = excluded.title_words, doc = excluded.doc`.execute(tx)
}

/**
 * As publishJobs, several times as fast from some hundred jobs on: the GIN index collects the words of all in its pending list.
 * The setting of the index is limited to this transaction; other transactions that do the same wait for its end.
 */
export async function publishManyJobs(tx: Tx, ids: string[]): Promise<void> {
  await sql`alter index job_search_doc set (fastupdate = on)`.execute(tx)
  await sql`set local gin_pending_list_limit = '256MB'`.execute(tx)
  await sql`set local maintenance_work_mem = '64MB'`.execute(tx)
  await publishJobs(tx, ids)
  await sql`select gin_clean_pending_list('job_search_doc')`.execute(tx)
  await sql`alter index job_search_doc set (fastupdate = off)`.execute(tx)
}

/** Without the street of an address. */
const townOfProfile = sql`coalesce(case when seeker.location_text = seeker.city then seeker.location_city end, seeker.city)`

const certificateWords = sql`(select string_agg(concat_ws(' ', held->>'name', held->>'issuer'), ' ')
  from jsonb_array_elements(seeker.certificates) as held)`
/** `names` has the words of each language by its tag. */
const languageNames = (names: string) => sql`(select string_agg(${names}::jsonb->>(spoken->>'language'), ' ')
  from jsonb_array_elements(seeker.languages) as spoken)`

/**
 * Writes the documents of these profiles: published ones appear or change, hidden ones are removed. Contains the public fields
 * only (product.md section 6.7): job title, skills, category, city, certificates, languages and the rounded point; and the terms
 * that the seeker shows.
 */
export async function publishTalents(tx: Tx, ids: string[]): Promise<void> {
  await sql`
    delete from talent_search using seekers
    where id = user_id and user_id = ${anyUuid(ids)} and not ${isProfileShown()}`.execute(tx)
  const { rows } = await sql<{ language: string }>`
    select distinct spoken->>'language' as language from seekers cross join jsonb_array_elements(languages) as spoken
    where user_id = ${anyUuid(ids)}`.execute(tx)
  const languages = toJsonb(Object.fromEntries(rows.map(({ language }) => [language, languageWords(language)])))
  await sql`
    insert into talent_search (seq, id, posted_at, latitude, longitude, place_id, title_words, doc)
    select seeker.search_seq, seeker.user_id, seeker.published_at, point.latitude, point.longitude, seeker.place_id,
      titled.words,
      search_document_of(titled.words, seeker.skills, '', concat_ws(' ', seeker.job_category, ${townOfProfile},
          ${certificateWords}, ${languageNames(languages)}),
        seeker.place_id, point.latitude, point.longitude, seeker.search_seq,
        array_remove(array['k/' || lower(seeker.job_category)], null)
          || case when seeker.terms_shown then term_facets(seeker.user_id, seeker.availability, seeker.hourly_rate)
            || seen_facets(users.last_seen_at) else '{}' end)
    from seekers as seeker
    join users on users.id = seeker.user_id
    left join places on places.id = seeker.place_id
    cross join lateral (select coalesce(seeker.latitude, places.latitude) as latitude,
      coalesce(seeker.longitude, places.longitude) as longitude) as exact
    cross join lateral (select public_latitude(exact.latitude) as latitude,
      public_longitude(exact.latitude, exact.longitude) as longitude) as point
    cross join lateral (select search_title(seeker.job_title, '') as words offset 0) as titled
    where seeker.user_id = ${anyUuid(ids)} and ${isProfileShown('seeker')}
    on conflict (id) do update set posted_at = excluded.posted_at, latitude = excluded.latitude,
      longitude = excluded.longitude, place_id = excluded.place_id,
      title_words = excluded.title_words, doc = excluded.doc`.execute(tx)
}

/** Updates statistics after a large import: without it frequent words are read in full until autovacuum runs. Not in a transaction. */
export async function vacuumSearch(db: Database, table: SearchTable): Promise<void> {
  await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}
