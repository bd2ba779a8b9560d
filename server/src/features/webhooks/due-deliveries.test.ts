import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { inLong, noteFigures } from '../../../test/long.ts'
import type { Tx } from '../../db/database.ts'
import { firstTurn, listDue, releaseScheduled } from './deliveries.sql.ts'

const app = testApp()
const companies = inLong(10_000, 2_000)
const events = companies * 10

/** Companies with an endpoint each, and events that wait: each tenth failed and waits for an hour, others of its application behind it. */
beforeEach(async () => {
  // The job of each minute would lease deliveries between the passes of the tests.
  await app.pool.query(`delete from pgboss.schedule`)
  await app.pool.query(`delete from pgboss.job where name = 'webhooks'`)
  await app.pool.query(
    `with company as (
       insert into users (email, phone, password_hash, user_type)
       select 'owner' || n || '@companies.example', '+12085550100', 'x', 'employer' from generate_series(1, $1::int) n returning id)
     insert into webhook_endpoints (company_id, slot, url, types, sealed_secret, failing_since)
     select id, 1, 'https://tracker.example/', '{job.closed}', '', now() from company`,
    [companies],
  )
  await app.pool.query(
    `with event as (
       insert into webhook_events (company_id, type, subject_id, data)
       select company_id, 'job.closed', company_id, '{}' from webhook_endpoints, generate_series(1, $1::int) returning id, company_id)
     insert into webhook_deliveries (endpoint_id, event_id, subject_id, is_scheduled, next_attempt_at)
     select endpoint.id, event.id, company_id, true, now() + interval '1 hour' from event join webhook_endpoints endpoint using (company_id)`,
    [events / companies],
  )
  await app.pool.query('analyze webhook_endpoints, webhook_deliveries')
}, 120_000)

const makeDue = (count: number) =>
  app.pool.query(
    `update webhook_deliveries set is_scheduled = false, next_attempt_at = now() where id in (
       select distinct on (endpoint_id) id from webhook_deliveries order by endpoint_id, position limit $1)`,
    [count],
  )
const limits = { total: 50, perEndpoint: 4, inFlight: new Map(), failing: true, after: firstTurn }

/** Rows that this connection has read and its index scans, in transactions whose counters it has not reported yet. */
const counted = async (tx: Tx) => {
  const { rows } = await sql<{
    read: number
  }>`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0) + idx_scan)::int as read
    from pg_stat_xact_user_tables where relname like 'webhook%'`.execute(tx)
  return rows[0]?.read ?? 0
}

/** A pass of the dispatcher: the deliveries it would start, and what it reads. */
const costOf = (over: Partial<typeof limits> = {}) =>
  app.db.transaction().execute(async (tx) => {
    const before = await counted(tx)
    await releaseScheduled(tx)
    const due = await listDue(tx, { ...limits, ...over })
    return { due, read: (await counted(tx)) - before }
  })

describe('a pass of the dispatcher', () => {
  test('reads no endpoint whose deliveries all wait for a time', async () => {
    const idle = await costOf()
    expect(idle.due).toEqual([])
    expect(idle.read).toBeLessThan(10)
    await makeDue(5)
    const busy = await costOf()
    expect(busy.due).toHaveLength(5)
    expect(busy.read).toBeLessThan(60)
    noteFigures('P58', { companies, waiting: events, read: busy.read, readWhenIdle: idle.read })
  })

  test('reads no more than it starts while everything is due', async () => {
    await makeDue(companies)
    await app.pool.query('analyze webhook_deliveries')
    const { due, read } = await costOf()
    expect(new Set(due.map((row) => row.endpoint_id)).size).toBe(50)
    expect(read).toBeLessThan(1_000)
  })

  test('reads no more than it starts of an endpoint with a long backlog among many that wait', async () => {
    await app.pool.query(
      `with one as (select id, company_id from webhook_endpoints limit 1),
       event as (insert into webhook_events (company_id, type, subject_id, data)
         select company_id, 'job.closed', new_id(), '{}' from one, generate_series(1, $1::int) returning id, subject_id)
       insert into webhook_deliveries (endpoint_id, event_id, subject_id) select one.id, event.id, subject_id from one, event`,
      [events / 4],
    )
    const { due, read } = await costOf()
    expect(due).toHaveLength(1)
    expect(read).toBeLessThan(50)
  })

  test('gives each endpoint its turn, and begins again', async () => {
    await makeDue(120)
    const first = await costOf()
    const second = await costOf({ after: first.due.at(-1)?.endpoint_id ?? '' })
    const third = await costOf({ after: second.due.at(-1)?.endpoint_id ?? '' })
    const ids = [first, second, third].flatMap(({ due }) => due.map((row) => row.endpoint_id))
    expect(ids).toEqual([...new Set(ids)].toSorted())
    expect(ids).toHaveLength(120)
  })

  test('makes ready what is due by now, all of it', async () => {
    await app.pool.query(`update webhook_deliveries set next_attempt_at = now() where is_scheduled`)
    await eventually(async () => {
      while (await releaseScheduled(app.db));
      const { rows } = await app.pool.query('select from webhook_deliveries where is_scheduled limit 1')
      return rows.length === 0
    })
  })
})
