import { createCheckoutSession } from '@hearback/contract/accounts/subscriptions.ts'
import { addWebhook } from '@hearback/contract/accounts/webhooks.ts'
import { pickSlot } from '@hearback/contract/hiring/answering.ts'
import { updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { makeOffer } from '@hearback/contract/hiring/offers.ts'
import { createAlert } from '@hearback/contract/jobs/alerts.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect } from 'vitest'
import { type Caller, eventually, type TestApp } from './app.ts'
import { anApplication } from './application-factory.ts'
import { aChat, say } from './chat-factory.ts'
import { runWithoutTriggers } from './database.ts'
import { anEmployer } from './employer-factory.ts'
import { anAccount, aPendingOne, type Person } from './factories.ts'
import { aJob } from './job-factory.ts'
import { theKey } from './key-factory.ts'
import { aReport } from './moderation-factory.ts'
import { aReview } from './review-factory.ts'
import { saveRows } from './saved-rows.ts'
import { aSeeker } from './seeker-factory.ts'
import { aPaidPlan } from './subscription-factory.ts'
import { aContributor, aFormerMember, aMember } from './team-factory.ts'

/** Ana has applied to a job of Hana. Otto is another employer and Bea another seeker, both with profiles; the admin moderates. */
export type CallerName = 'nobody' | 'pending' | 'hana' | 'otto' | 'ana' | 'bea' | 'admin'
export interface World {
  callers: Record<CallerName, Caller>
  hana: Person
  otto: Person
  ana: Person
  bea: Person
  /** A recruiter of Hana's company, who may do less than she as its owner. */
  rita: Person
  /** A contributor of Hana's company, of the people of her job. */
  cora: Person
  /** A contributor of Hana's company, of no job. */
  colin: Person
  /** An employer who belongs to no company any more. */
  fred: Person
  /** Of Hana's company. */
  invitationId: string
  domainId: string
  webhookId: string
  /** Of Hana's company, as `theKey` makes it. */
  keyId: string
  hanasSession: string
  hanasPasskey: string
  jobId: string
  /** Ana's to Hana's job, with an interview agreed for `slot`. */
  applicationId: string
  slot: string
  /** Between Hana and Ana, with a message of each. */
  chatId: string
  /** Hana's. */
  templateId: string
  draftId: string
  talentSearchId: string
  talentListId: string
  /** Hana's, on Ana's application. */
  noteId: string
  /** Of Hana's job. */
  criterionId: string
  /** Hana's, on Ana's application. */
  scorecardId: string
  /** Ana's. */
  experienceId: string
  /** In Ana's library. */
  libraryFileId: string
  /** Ana's. */
  alertId: string
  /** Ana's, to Hana. */
  messageId: string
  /** Hana's, which Ana has reported. */
  reportedMessageId: string
  /** A warning of Hana's company, with her pending appeal. */
  decisionId: string
  appealId: string
  /** A new message of the contact form. */
  contactId: string
  /** Hana's to Ana, without a job. */
  offerId: string
  /** A published review of Hana by a third person. */
  reviewId: string
  /** A published review of Ana by a third person. */
  reviewOfAnaId: string
  sessionId: string
  /** Hana's, for her current plan. */
  paidSessionId: string
  /** Of Hana's company. */
  photoId: string
  picture: Blob
  photo: Blob
}

const made = new WeakMap<TestApp, { world: World; restore: readonly string[] }>()

// The next call of a session that was used longer ago would change its row.
const signInAgain = [
  'update sessions set last_used_at = now()',
  'update users set last_seen_at = now() where last_seen_at is not null',
  'update api_keys set last_used_at = now()',
]

/** The world alone in the database, without pending jobs. It is made once per app, then brought back row by row. */
export async function renewWorld(app: TestApp): Promise<World> {
  const known = made.get(app)
  if (known) {
    await untilQueueIsEmpty(app)
    await runWithoutTriggers(app.pool, 'restore_world', known.restore)
    return known.world
  }
  const world = await makeWorld(app)
  await untilQueueIsEmpty(app)
  made.set(app, { world, restore: [...(await saveRows(app.pool)), ...signInAgain] })
  return world
}

export async function makeWorld(app: TestApp): Promise<World> {
  const [hana, otto] = [await anEmployer(app), await anEmployer(app)]
  const [ana, bea] = [await aSeeker(app), await aSeeker(app)]
  const admin = await anAccount(app, 'admin')
  const callers = { nobody: app.caller(), pending: await aPendingOne(app), hana, otto, ana, bea, admin }
  const [rita, fred] = [await aMember(app, hana), await aFormerMember(app)]
  const jobId = await aJob(app, { by: hana })
  const [cora, colin] = [await aContributor(app, hana, jobId), await aContributor(app, hana)]
  const applicationId = await anApplication(app, { by: ana, to: jobId })
  const slot = new Date(Date.now() + 5 * 86_400_000).toISOString()
  await hana.call(updateApplicationStatus, {
    params: { id: applicationId },
    body: { newStatus: 'interview', interviewInvitation: { message: 'Come.', slots: [slot] } },
  })
  await ana.call(pickSlot, { params: { id: applicationId }, body: { slot } })
  const { chatId } = await aChat(app, { by: hana, with: ana })
  const reportedMessageId = (await say(hana, chatId, 'Hello.'))._id
  await aReport(ana, 'message', reportedMessageId)
  const form = { hr: hana._id, jobSeeker: ana._id, details: 'Come and bake with us.' }
  const { offer } = await hana.call(makeOffer, { body: form })
  const idOf = async (statement: string, owner: string): Promise<string> =>
    (await app.pool.query(statement, [owner])).rows[0].id
  const decisionId = await idOf(
    `insert into decisions (kind, target_id, target_name, owner_id, outcome, measure, reason)
     values ('company', $1, 'Crust', $1, 'upheld', 'warning', 'Answer people.') returning id`,
    hana._id,
  )
  return {
    callers,
    hana,
    otto,
    ana,
    bea,
    rita,
    cora,
    colin,
    fred,
    jobId,
    applicationId,
    slot,
    chatId,
    hanasSession: await idOf('select id from sessions where user_id = $1', hana._id),
    hanasPasskey: await idOf(
      `insert into passkeys (user_id, name, credential_id, public_key, counter, transports)
       values ($1, 'Phone', uuid_send(new_id()), '\\x02', 0, '{}') returning id`,
      hana._id,
    ),
    templateId: await idOf(
      `insert into answer_templates (employer_id, name, body) values ($1, 'Filled', 'It is filled.') returning id`,
      hana._id,
    ),
    talentSearchId: await idOf(
      `insert into talent_searches (employer_id, slot, name, filters) values ($1, 1, 'Bakers', '{"keyword": "baker"}') returning id`,
      hana._id,
    ),
    talentListId: await idOf(
      `insert into talent_lists (employer_id, slot, name) values ($1, 1, 'Spring') returning id`,
      hana._id,
    ),
    noteId: await idOf(
      `insert into application_notes (application_id, slot, seeker_id, author_id, author_name, body)
       select id, 1, seeker_id, employer_id, 'Hana', 'Calm at the oven.' from applications where id = $1 returning id`,
      applicationId,
    ),
    criterionId: await idOf(
      `insert into scorecard_criteria (job_id, position, name) values ($1, 1, 'Oven') returning id`,
      jobId,
    ),
    scorecardId: await idOf(
      `with card as (
         insert into scorecards (application_id, slot, job_id, seeker_id, author_id, author_name)
         select id, 1, job_id, seeker_id, employer_id, 'Hana' from applications where id = $1 returning id, job_id), rated as (
         insert into scorecard_ratings (scorecard_id, criterion_id, job_id, criterion, rating, sentence)
         select card.id, criterion.id, card.job_id, criterion.name, 4, '' from card join scorecard_criteria criterion using (job_id)
       ) select id from card`,
      applicationId,
    ),
    draftId: await idOf(
      `insert into job_drafts (id, employer_id, content) values (new_id(), $1, '{}') returning id`,
      hana._id,
    ),
    invitationId: await idOf(
      `insert into company_invitations (company_id, slot, email, role, token_hash, invited_by)
       values ($1, 1, 'next@outside.example', 'recruiter', '\\x01', $1) returning id`,
      hana._id,
    ),
    webhookId: (await hana.call(addWebhook, { body: { url: 'https://hana.example/', types: ['job.closed'] } })).webhook
      ._id,
    domainId: await idOf(
      `insert into company_domains (company_id, slot, domain, token) values ($1, 1, 'hana.example', repeat('0', 32)) returning id`,
      hana._id,
    ),
    keyId: await theKey(app, hana, jobId),
    photoId: await idOf(
      `insert into company_photos (employer_id, position, picture_key, width, height) values ($1, 1, md5('oven'), 1920, 1280) returning id`,
      hana._id,
    ),
    experienceId: await idOf(
      `insert into experiences (seeker_id, title, company, company_email, start_date)
       values ($1, 'Baker', 'Crust', 'ana@crust.example', '2020-01') returning id`,
      ana._id,
    ),
    libraryFileId: await idOf(
      `insert into library_files (seeker_id, slot, key, name, kind, size, media_type, sha256)
       values ($1, 1, 'library/ana', 'cv.txt', 'cv', 5, 'text/plain', '\\x01') returning id`,
      ana._id,
    ),
    alertId: (await ana.call(createAlert, { body: { keyword: 'baker' } })).alert._id,
    messageId: (await say(ana, chatId, 'Hello.'))._id,
    reportedMessageId,
    decisionId,
    appealId: await idOf(
      `insert into appeals (decision_id, side, words) values ($1, 'owner', 'We do answer.') returning id`,
      decisionId,
    ),
    contactId: await idOf(
      `insert into contact_messages (sender_key, name, email, message) values ($1, 'Ana', 'ana@people.example', 'Hello.') returning id`,
      ana._id,
    ),
    offerId: offer._id,
    reviewId: await aReview(app, { by: await aSeeker(app), of: hana }),
    reviewOfAnaId: await aReview(app, { by: await anEmployer(app), of: ana }),
    sessionId: (await app.caller().call(createCheckoutSession, { body: { planId: 'employer_pro_monthly' } })).sessionId,
    paidSessionId: await aPaidPlan(hana, 'employer_pro_monthly'),
    picture: await aPicture(40, 30),
    photo: await aPicture(400, 300),
  }
}

async function aPicture(width: number, height: number): Promise<Blob> {
  const pixels = sharp({ create: { width, height, channels: 3, background: '#0c3d2c' } })
  return new Blob([new Uint8Array(await pixels.png().toBuffer())])
}

/** Tables derived in the background, and tables without personal data; `testPlaceNames` checks the large one. */
const derived =
  /^(rate_limits|places|place_names|response_stats|search_rewrites|\w+_lexicon|vocabulary_\w+|kysely_\w+)$/

/** Waits for the background jobs that the calls so far have queued. */
async function untilQueueIsEmpty(app: TestApp): Promise<void> {
  const due = `select 1 from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() limit 1`
  await eventually(async () => (await app.pool.query(due)).rowCount === 0)
}

let hashing: string | undefined

/** Hashes of all rows, by table. */
export async function tablesOf(app: TestApp): Promise<Record<string, string | null>> {
  hashing ??= await hashingStatement(app)
  const { rows } = await app.pool.query<{ name: string; hash: string | null }>({ name: 'tables', text: hashing })
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

/** Expects after the last test of the file that none changed the names of places: hashing them takes most of `tablesOf`. */
export function testPlaceNames(app: TestApp): void {
  const read = async () => (await app.pool.query(hashOf('place_names'))).rows
  let before: unknown
  beforeAll(async () => {
    before = await read()
  })
  afterAll(async () => expect(await read()).toEqual(before))
}

const hashOf = (table: string) =>
  `select '${table}' as name, sum(hashtextextended(t::text, 0))::text as hash from ${table} t`

async function hashingStatement(app: TestApp): Promise<string> {
  const { rows } = await app.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  )
  const tables = rows.map((row) => row.name).filter((name) => !derived.test(name))
  return tables.map(hashOf).join(' union all ')
}

/** The service does not exist: nothing is sent to it. */
export const aPushDevice = (caller: CallerName) => ({
  endpoint: `http://127.0.0.1:9/${caller}`,
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  named: true,
})
