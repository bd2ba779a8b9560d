import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { aRow, importRows, storedJobs } from '../../test/import-files.ts'
import { detailsOfRow } from './work-details.ts'

const app = testApp()
const details = {
  shifts: ['Night shift', 'on-call'],
  workDays: 'Friday, monday',
  hoursPerWeekFrom: '20',
  hoursPerWeekTo: 37.5,
  startDate: '2030-02-01',
  benefits: ['Health Insurance', 'paidTimeOff', 'tips'],
  experienceLevel: 'Entry level',
  openings: '2',
  neighborhood: 'North <b>End</b>',
  language: 'en_US',
  vacancy: 'Existing',
  aiUse: 'Not used',
  decisionBy: '2030-03-01',
}
const stored = {
  shifts: ['night', 'on_call'],
  work_days: ['monday', 'friday'],
  hours_per_week_from: 20,
  hours_per_week_to: 37.5,
  start_date: '2030-02-01',
  starts_immediately: false,
  benefits: ['health_insurance', 'paid_time_off', 'tips'],
  experience_level: 'entry',
  openings: 2,
  neighborhood: 'North End',
  language: 'en-US',
  vacancy: 'existing',
  ai_use: 'not_used',
  ai_use_details: null,
  decision_by: '2030-03-01',
}

test('an imported post has the details of its row, and a later import changes them', async () => {
  await importRows(app, [aRow(details)])
  expect(await storedJobs(app)).toMatchObject([stored])
  const { counts } = await importRows(app, [aRow(details)])
  expect(counts).toMatchObject({ fresh: 0, changed: 0 })
  await importRows(app, [aRow({ ...details, startDate: 'immediately', benefits: null, openings: 5 })])
  const changed = { ...stored, start_date: null, starts_immediately: true, benefits: [], openings: 5 }
  expect(await storedJobs(app)).toMatchObject([changed])
})

test('a row with unusable details is imported without them, each with a warning, and so are the others', async () => {
  const wrong = {
    shifts: ['graveyard', 'day', 7],
    workDays: { monday: true },
    hoursPerWeekFrom: 40,
    hoursPerWeekTo: 20,
    startDate: 'soon',
    benefits: Array.from({ length: 500 }, (_, n) => (n === 499 ? 'tips' : 'moon')),
    experienceLevel: ['senior'],
    openings: 0,
    neighborhood: 'x'.repeat(201),
    language: 'Klingonish',
    vacancy: 'perhaps',
    aiUse: 'a little',
    aiUseDetails: 'It ranks.',
    decisionBy: 'soon',
  }
  const { counts } = await importRows(app, [aRow({ sourceId: '1', ...wrong }), aRow({ sourceId: '2', ...details })])
  expect(counts).toMatchObject({ fresh: 2, refused: 0 })
  const [first, second] = (await storedJobs(app)).toSorted((a, b) =>
    String(a.source_id).localeCompare(String(b.source_id)),
  )
  expect(first).toMatchObject({
    shifts: ['day'],
    work_days: [],
    hours_per_week_from: null,
    hours_per_week_to: null,
    start_date: null,
    starts_immediately: false,
    benefits: ['tips'],
    experience_level: null,
    openings: null,
    neighborhood: null,
    language: null,
    vacancy: null,
    ai_use: null,
    ai_use_details: null,
    decision_by: null,
  })
  expect(second).toMatchObject(stored)
})

test('each unusable detail is named', () => {
  const marks: unknown[] = []
  detailsOfRow({ benefits: 'tips, moon', openings: 1.5, hoursPerWeekFrom: 9, hoursPerWeekTo: 8 }, (mark) =>
    marks.push(mark),
  )
  expect(marks).toEqual([
    { kind: 'detail_unusable', detail: 'benefits: moon' },
    { kind: 'detail_unusable', detail: 'openings: 1.5' },
    { kind: 'detail_unusable', detail: 'hoursPerWeekTo is below hoursPerWeekFrom' },
  ])
})
