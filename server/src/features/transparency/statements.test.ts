import { decideAppeal, fileAppeal, listAppeals, listDecisions } from '@hearback/contract/trust/moderation.ts'
import { getOperator } from '@hearback/contract/trust/operator.ts'
import { listStatements } from '@hearback/contract/trust/statements.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aReport, decide, dismissal, hiding, suspension, warning } from '../../../test/moderation-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'

const app = testApp()
let moderator: Person
let today: string
beforeEach(async () => {
  moderator = await anAccount(app, 'admin')
  today = (await app.pool.query(`select (now() at time zone 'UTC')::date::text as today`)).rows[0].today
})
const list = (query: object = {}) =>
  moderator.call(listStatements, { query: { since: today, until: today, ...query } as never })

async function reportedJob(reason: Parameters<typeof aReport>[3] = 'scam_or_fraud') {
  const [owner, reporter] = [await anEmployer(app, { businessName: 'Crust' }), await aSeeker(app)]
  const id = await aJob(app, { by: owner, title: 'Night baker' })
  await aReport(reporter, 'job', id, reason, 'Mr. Smith wants 200 dollars.')
  return { owner, reporter, id }
}

describe('statements of reasons', () => {
  test('are those of restrictions, without names and without the words of anyone', async () => {
    const [hidden, suspended, warned, dismissed] = [
      await reportedJob(),
      await reportedJob('harassment'),
      await reportedJob(),
      await reportedJob(),
    ]
    await decide(moderator, 'job', hidden.id, hiding)
    await decide(moderator, 'job', suspended.id, suspension)
    await decide(moderator, 'job', warned.id, warning)
    await decide(moderator, 'job', dismissed.id, dismissal)
    const { statements, next } = await list()
    expect(next).toBeNull()
    expect(statements).toMatchObject([
      {
        decision_visibility: 'DECISION_VISIBILITY_CONTENT_DISABLED',
        decision_account: null,
        category: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
        content_type: 'CONTENT_TYPE_TEXT',
        content_type_other: 'job',
        end_date_visibility_restriction: null,
        decision_facts: 'A moderator decided 1 report about the job (scam or fraud).',
        source_type: 'SOURCE_ARTICLE_16',
        automated_detection: 'No',
        automated_decision: 'AUTOMATED_DECISION_NOT_AUTOMATED',
      },
      {
        decision_visibility: null,
        decision_account: 'DECISION_ACCOUNT_SUSPENDED',
        category: 'STATEMENT_CATEGORY_CYBER_VIOLENCE',
      },
    ])
    const written = JSON.stringify(statements)
    for (const word of ['Crust', 'Night baker', 'Smith', hiding.reason, hidden.owner.email, hidden.id])
      expect(written).not.toContain(word)
  })

  test('of what a rule hides say that it was automatic, and when it ended', async () => {
    const { id } = await reportedJob()
    await app.pool.query(
      `insert into holds (kind, target_id, cause, placed_at, ends_at, lifted_at)
       values ('job', $1, 'reports', now() - interval '1 second', now() + interval '72 hours', now())`,
      [id],
    )
    expect((await list()).statements).toMatchObject([
      {
        automated_decision: 'AUTOMATED_DECISION_FULLY',
        end_date_visibility_restriction: expect.any(String),
        decision_facts: 'Three verified people reported the job for fraud; hidden for up to 72 hours.',
      },
    ])
  })

  test('end with a successful appeal, and each has an identifier that the database of the Commission accepts', async () => {
    const { owner, id } = await reportedJob()
    const { _id: decision } = await decide(moderator, 'job', id, hiding)
    await owner.call(fileAppeal, { params: { id: decision }, body: { words: 'The job is real.' } as never })
    const { appeals } = await moderator.call(listAppeals)
    await moderator.call(decideAppeal, { params: { id: appeals[0]?._id ?? '' }, body: dismissal })
    const { statements } = await list()
    expect(statements).toHaveLength(1)
    expect(statements[0]).toMatchObject({
      end_date_visibility_restriction: expect.any(String),
      source_type: 'SOURCE_ARTICLE_16',
    })
    for (const { puid } of statements) expect(puid).toMatch(/^[\w-]{1,500}$/u)
  })

  test('are those of the days of a period in UTC', async () => {
    const { id } = await reportedJob()
    await decide(moderator, 'job', id, hiding)
    await app.pool.query(`update decisions set created_at = '2026-03-08T23:59:59.999Z'`)
    expect((await list({ since: '2026-03-08', until: '2026-03-08' })).statements).toHaveLength(1)
    expect((await list({ since: '2026-03-09', until: '2026-03-09' })).statements).toEqual([])
    await expect(list({ since: '2026-03-09', until: '2026-03-08' })).toBeRefused('invalid_input', 'until')
    await expect(list({ since: '2025-01-01', until: '2026-03-08' })).toBeRefused('invalid_input', 'until')
  })

  test('come in pages of 500, each once', async () => {
    await app.pool.query(
      `insert into decisions (kind, target_id, target_name, outcome, measure, reason)
       select 'job', new_id(), 'Job', 'upheld', 'hide', 'Fraud.' from generate_series(1, 1100)`,
    )
    const seen: string[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(after ? { after } : {})
      expect(page.statements.length).toBeLessThanOrEqual(500)
      seen.push(...page.statements.map(({ puid }) => puid))
      after = page.next
    } while (after)
    expect(new Set(seen).size).toBe(1_100)
    expect(seen).toHaveLength(1_100)
    expect((await moderator.call(listDecisions)).total).toBe(1_100)
  })
})

test('the owner of what was restricted is told the ground, that a person decided, and where else to turn', async () => {
  const { owner, id } = await reportedJob()
  await decide(moderator, 'job', id, hiding)
  const { text } = await app.mailTo(owner.email, /decision/)
  for (const words of ['community rules', 'A moderator made it', 'within 30 days', 'dispute settlement body'])
    expect(text).toContain(words)
})

test('the operator is named by the settings, and by nothing else', async () => {
  expect((await app.caller().call(getOperator)).operator).toEqual({
    name: null,
    address: null,
    email: null,
    languages: null,
    representative: null,
  })
})
