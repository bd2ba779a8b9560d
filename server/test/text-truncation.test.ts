import { applyToJob, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { unicodeCorpus } from '@hearback/contract/values/unicode-corpus.ts'
import { expect, test } from 'vitest'
import { storableJson, toJsonb } from '../src/db/jsonb.ts'
import { nameOf } from '../src/features/alerts/alerts.rules.ts'
import { cleanFileName } from '../src/features/files/reading/file-names.rules.ts'
import { excerptOf as excerptOfTarget } from '../src/features/moderation/moderation.rules.ts'
import { excerptOf } from '../src/features/reports/reports.rules.ts'
import { noteLeft } from '../src/features/resumes/resume-left.rules.ts'
import { cut } from '../src/features/resumes/resume-said.rules.ts'
import { composeMail } from '../src/ports/mail-text.ts'
import { cutLine, cutText } from '../src/text/plain-text.ts'
import { testApp } from './app.ts'
import { anEmployer } from './employer-factory.ts'
import { aJob } from './job-factory.ts'
import { aSeeker } from './seeker-factory.ts'

const app = testApp()
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const graphemesOf = (text: string) => [...segmenter.segment(text.normalize('NFC'))].map((one) => one.segment.trim())

const alertOf = (keyword: string) =>
  nameOf({
    keyword,
    location: 'Boise',
    category: [],
    workplace: [],
    employmentType: [],
    payPeriod: 'hour',
    payFrom: null,
  })
function leftOf(text: string): string {
  const left: Parameters<typeof noteLeft>[0] = []
  noteLeft(left, 'basics', text, 'no_place')
  return left[0]?.what ?? ''
}

test.each<[name: string, longest: number, cut: (text: string) => string]>([
  ['subject of a mail', 200, (text) => composeMail('ana@people.example', `You applied: ${text}`, []).subject],
  ['name of an alert', 80, alertOf],
  ['name of a file', 200, (text) => cleanFileName(`${text}.pdf`, ['pdf'])],
  ['excerpt of a reported message', 81, excerptOf],
  ['excerpt of a moderated text', 81, excerptOfTarget],
  ['part of a resume that is left out', 80, leftOf],
  ['text of a resume', 100, (text) => cut(text, 100).value],
  ['line of an import', 200, (text) => cutLine(text, 200)],
  ['text of an import', 200, (text) => cutText(text, 200)],
])('the %s is well-formed, bounded, and ends with a whole grapheme', (_name, longest, cutAt) => {
  for (const text of unicodeCorpus) {
    const short = cutAt(text)
    expect(short.length).toBeLessThanOrEqual(longest)
    expect(short.isWellFormed()).toBe(true)
    const kept = short.replace(/(…|\.pdf|\s*\[The text goes on at the source\.\])$/u, '').trimEnd()
    expect(graphemesOf(text)).toContain(graphemesOf(kept).at(-1))
  }
})

test('JSON for the database is well-formed, whatever is in it', async () => {
  const broken = { title: 'Baker \ud83e', list: ['\udd50', 'a\0b'], deep: { text: '🥐' } }
  const { rows } = await app.pool.query('select $1::jsonb as value', [toJsonb(broken)])
  expect(rows[0].value).toEqual({ title: 'Baker \ufffd', list: ['\ufffd', 'a\ufffdb'], deep: { text: '🥐' } })
  expect(storableJson(broken)).toEqual(rows[0].value)
})

test('escapes that people wrote out stay as they are in JSON', async () => {
  const written = { text: String.raw`[^\ud800-\udfff] \u0000 \\ud83d` }
  const { rows } = await app.pool.query('select $1::jsonb as value', [toJsonb(written)])
  expect(rows[0].value).toEqual(written)
})

test('work with a broken text is enqueued, and its mail arrives', async () => {
  const mail = { ...composeMail('broken@people.example', 'Hello', ['A broken \ud83e and a \0']), subject: 'Cut \ud83e' }
  await app.db.transaction().execute((tx) => app.deps.queue.enqueue(tx, 'mail', [mail]))
  expect((await app.mailTo('broken@people.example')).subject).toBe('Cut \ufffd')
})

/** All lengths at which the subject can be cut within the emoji of the title or company. */
const lengths = Array.from({ length: 44 }, (_, at) => 155 + at)

test('applying, inviting and rejecting succeed for titles and names of every length near that of a subject', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  for (const length of lengths) {
    // A new pair per length, because mails between two people are limited per day.
    const [bakery, ana] = await Promise.all([
      anEmployer(app, { businessName: `${'C'.repeat(30)}🍞🍞🍞🍞 bakery` }),
      aSeeker(app, { firstName: 'Ana🥐', lastName: '👩🏽‍🚒Bell' }),
    ])
    const jobId = await aJob(app, { by: bakery, title: `${'a'.repeat(length)}👨‍👩‍👧🥐🇨🇭` })
    const { application } = await ana.call(applyToJob, {
      params: { jobId },
      body: { applicationDescription: 'I bake.' },
    })
    const move = (body: object) =>
      bakery.call(updateApplicationStatus, { params: { id: application._id }, body: body as never })
    await move({
      newStatus: 'interview',
      interviewInvitation: { message: 'Come by.', slots: [inDays(3)], timeZone: 'UTC' },
    })
    await move({ newStatus: 'rejected', reasonCode: 'position_filled' })
  }
  const { rows } = await app.pool.query<{ subject: string }>(
    `select data ->> 'subject' as subject from pgboss.job where name = 'mail'`,
  )
  const long = rows.map(({ subject }) => subject).filter((subject) => subject.endsWith('…'))
  expect(long.length).toBeGreaterThan(lengths.length)
  for (const subject of long) expect(subject).not.toMatch(/[\u200d\ufffd]…$|(?<!\p{RI})\p{RI}…$/u)
})
