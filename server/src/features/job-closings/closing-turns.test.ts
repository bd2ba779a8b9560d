import { getDashboard, listWaiting } from '@hearback/contract/hiring/answering.ts'
import { closeJob, closeJobs } from '@hearback/contract/hiring/clock/job-closings.ts'
import { beforeEach, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import { inLong, noteFigures, quantile } from '../../../test/long.ts'
import { unlistedJobs, waitingForJob } from '../../../test/waiting-applications.ts'
import { runClosings } from './run-closings.service.ts'

const app = testApp()

let hana: EmployerPerson
let otto: EmployerPerson
beforeEach(async () => {
  await app.pool.query('delete from pgboss.schedule')
  ;[hana, otto] = [await anEmployer(app), await anEmployer(app)]
})

const count = async (text: string, ...values: unknown[]): Promise<number> =>
  (await app.pool.query(`select count(*)::int from ${text}`, values)).rows[0].count
/** Leaves the closings of the company to the runs of the test: the queue would begin its own after 16 seconds. */
const passUndoTime = async (by: EmployerPerson) => {
  await app.pool.query(`delete from pgboss.job where name = 'job-closings'`)
  await app.pool.query(
    `update job_closings set answers_at = now() - interval '1 second' where settled_at is null and employer_id = $1`,
    [by._id],
  )
}
const toldOf = (jobId: string) =>
  count(
    `application_steps join applications on applications.id = application_id
     where job_id = $1 and to_status = 'rejected'`,
    jobId,
  )

test('a company waits for none of the many closings of another', async () => {
  const jobs = await unlistedJobs(app, hana, 50)
  for (const id of jobs) await waitingForJob(app, id, 3)
  await hana.call(closeJobs, { body: { ids: jobs, hired: 'no_one' } })
  const small = await aJob(app, { by: otto })
  const [last] = await waitingForJob(app, small, 1)
  await otto.call(closeJob, { params: { id: small }, body: { hired: 'here' } })
  await passUndoTime(otto)
  await passUndoTime(hana)
  await app.pool.query(`update job_closings set answers_at = answers_at - interval '1 hour' where employer_id = $1`, [
    hana._id,
  ])
  await runClosings(app.deps)
  const before = await count(
    `application_steps where to_status = 'rejected'
     and at < (select at from application_steps where application_id = $1 and to_status = 'rejected')`,
    last,
  )
  expect(before).toBeLessThanOrEqual(3)
  expect(await count(`application_steps where to_status = 'rejected'`)).toBe(151)
})

const [people, turns] = [inLong(3_000, 400), inLong(20, 3)]

test('a closing with many people leaves no one out, tells no one twice, and takes turns with another company', async () => {
  const large = await aJob(app, { by: hana, title: 'Baker' })
  await app.db.updateTable('jobs').set({ decision_by: '2026-01-31' }).where('id', '=', large).execute()
  await waitingForJob(app, large, people, 20)
  const smalls = await unlistedJobs(app, otto, turns)
  for (const id of smalls) await waitingForJob(app, id, 4)
  const today = async () => {
    const { overdue, unread, waitingJobs, passedDecisions } = await hana.call(getDashboard)
    const { total } = await hana.call(listWaiting)
    return { overdue, unread, waiting: waitingJobs[0]?.waiting ?? 0, undecided: passedDecisions[0]?.undecided, total }
  }
  expect(await today()).toEqual({ overdue: people, unread: people, waiting: people, undecided: people, total: people })
  const started = performance.now()
  await hana.call(closeJob, { params: { id: large }, body: { hired: 'here', message: 'Thank you, {firstName}.' } })
  await passUndoTime(hana)
  let isOver = false
  const runUntilOver = async () => {
    while (!isOver) await runClosings(app.deps)
  }
  // As on two processes.
  const running = Promise.all([runUntilOver(), runUntilOver()])
  const meanwhile: number[] = []
  const waitsMs: number[] = []
  for (const [turn, id] of smalls.entries()) {
    await eventually(async () => (await toldOf(large)) >= (turn * people * 0.8) / turns, { withinMs: 120_000 })
    await otto.call(closeJob, { params: { id }, body: { hired: 'no_one' } })
    await passUndoTime(otto)
    const [before, at] = [await toldOf(large), performance.now()]
    await eventually(async () => (await toldOf(id)) === 4, { withinMs: 60_000 })
    meanwhile.push((await toldOf(large)) - before)
    waitsMs.push(performance.now() - at)
  }
  await eventually(async () => (await toldOf(large)) === people, { withinMs: 300_000 })
  isOver = true
  await running
  const seconds = Math.round((performance.now() - started) / 1_000)
  // Two processes tell up to two batches each while the other company's people wait.
  expect(Math.max(...meanwhile)).toBeLessThanOrEqual(400)
  expect(await today()).toEqual({ overdue: 0, unread: 0, waiting: 0, undecided: undefined, total: 0 })
  const all = people + turns * 4
  expect(await count('job_closings where settled_at is null')).toBe(0)
  expect(await count(`applications where status = 'rejected' and answered_at is not null`)).toBe(all)
  expect(await count(`application_steps where to_status = 'rejected'`)).toBe(all)
  const toSeekers = `notifications join seekers using (user_id)`
  expect(await count(toSeekers)).toBe(all)
  expect(await count(`(select distinct user_id from ${toSeekers}) told`)).toBe(all)
  expect(await count('notifications where user_id = any ($1)', [hana._id, otto._id])).toBe(0)
  const mails = `pgboss.job where name = 'mail'`
  expect(await count(mails)).toBe(all)
  expect(await count(`(select distinct data ->> 'to' from ${mails}) mailed`)).toBe(all)
  noteFigures('P65', {
    'people of the large closing': people,
    'closings of another company': turns,
    'left out': 0,
    'told twice': 0,
    'told of the large one meanwhile, at most': Math.max(...meanwhile),
    'wait of the other company, median ms': Math.round(quantile(waitsMs, 0.5)),
    'wait of the other company, slowest ms': Math.round(Math.max(...waitsMs)),
    seconds,
  })
}, 600_000)
