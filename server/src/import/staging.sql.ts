import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { toJsonb } from '../db/jsonb.ts'
import type { MappedRow } from './map-row.ts'
import type { FoundPlace } from './resolve-place.ts'
import type { RowDates } from './row-dates.ts'

/** A row of the staging table. */
export type StagedJob = MappedRow['job'] & Pick<RowDates, 'posted_at' | 'closes_at'>

/**
 * Creates the temporary tables of an import on this connection: a file of a million posts exceeds memory, must be
 * sorted by publication, and may contain duplicates. Raises the statement timeout to 15 minutes.
 */
export async function openStaging(db: Db): Promise<void> {
  await closeStaging(db)
  await sql`set statement_timeout = '15min'`.execute(db)
  await sql`
    create temporary table import_rows (
      line integer primary key,
      source text not null,
      source_id text not null,
      source_url text,
      company text not null,
      title text not null,
      category text not null,
      skills text[] not null,
      description text not null,
      pay_from numeric,
      pay_to numeric,
      pay_period text not null,
      currency text not null,
      employment_type text,
      workplace text not null,
      city text,
      region text,
      country text,
      latitude real,
      longitude real,
      spot text,
      shifts text[] not null,
      work_days text[] not null,
      hours_per_week_from numeric,
      hours_per_week_to numeric,
      start_date date,
      starts_immediately boolean not null,
      benefits text[] not null,
      experience_level text,
      openings smallint,
      neighborhood text,
      language text,
      vacancy text,
      ai_use text,
      ai_use_details text,
      decision_by date,
      posted_at timestamptz not null,
      closes_at timestamptz,
      unique (source, source_id))`.execute(db)
  await sql`
    create temporary table import_spots (
      spot text primary key,
      place_id integer,
      place_city text,
      place_street text,
      place_postal_code text,
      place_region text,
      place_country text,
      latitude real,
      longitude real)`.execute(db)
}

export async function closeStaging(db: Db): Promise<void> {
  await sql`drop table if exists pg_temp.import_rows, pg_temp.import_spots, pg_temp.import_order`.execute(db)
  await sql`reset statement_timeout`.execute(db)
}

/** Stages posts. Returns the lines that repeat a post of an earlier line. */
export async function stageJobs(db: Db, jobs: readonly StagedJob[]): Promise<number[]> {
  const { rows } = await sql<{ line: number }>`
    insert into import_rows select * from json_populate_recordset(null::import_rows, ${toJsonb(jobs)}::json)
    on conflict (source, source_id) do nothing returning line`.execute(db)
  const staged = new Set(rows.map((row) => row.line))
  return jobs.map((job) => job.line).filter((line) => !staged.has(line))
}

export async function stagePlaces(db: Db, spots: readonly FoundPlace[]): Promise<void> {
  await sql`
    insert into import_spots select * from json_populate_recordset(null::import_spots, ${toJsonb(spots)}::json)
    on conflict (spot) do nothing`.execute(db)
}

/** Lines that name a place which is not in the table of places. */
export async function listUnknownPlaces(db: Db): Promise<{ line: number; city: string }[]> {
  const { rows } = await sql<{ line: number; city: string }>`
    select line, concat_ws(', ', city, country) as city from import_rows join import_spots using (spot)
    where place_id is null order by line`.execute(db)
  return rows
}
