import { claimAnswer } from '@hearback/contract/hiring/clock/answer-claims.ts'
import { createAlert } from '@hearback/contract/jobs/alerts.ts'
import { beforeEach, expect, test } from 'vitest'
import { type BatchJob, batchJobs } from '../src/domain/batch-jobs.ts'
import { sendDigests } from '../src/features/alerts/digests.service.ts'
import { runAnswerClock } from '../src/features/applications/answer-clock.service.ts'
import { runAnswerClaims } from '../src/features/applications/claims/run-answer-claims.service.ts'
import { remindOfInterviews } from '../src/features/applications/interviews.service.ts'
import { mailUnread } from '../src/features/chat/notices/chat-notices.service.ts'
import { recheckDomains } from '../src/features/company-domains/recheck.service.ts'
import { eraseDueAccounts } from '../src/features/data-rights/erase-accounts.service.ts'
import { readCompanyPlaces } from '../src/features/employers/employer-places.service.ts'
import { refreshAllResponseStats } from '../src/features/employers/response-stats.service.ts'
import { runClosings } from '../src/features/job-closings/run-closings.service.ts'
import { announceExpiry, expireJobs } from '../src/features/jobs/job-expiry.service.ts'
import { readJobPlaces } from '../src/features/jobs/posting/job-places.service.ts'
import { checkLookalikes } from '../src/features/lookalikes/check-companies.service.ts'
import { checkCopiedPosts } from '../src/features/lookalikes/check-posts.service.ts'
import { runMailAnswers } from '../src/features/mail-answers/run-mail-answers.service.ts'
import { endHolds } from '../src/features/moderation/holds.service.ts'
import { runOfferClock } from '../src/features/offers/offer-clock.service.ts'
import { repairRatings, runReviewClock } from '../src/features/reviews/review-clock.service.ts'
import { readSalaryPosts } from '../src/features/salaries/read-salary-posts.service.ts'
import { refreshSalaries } from '../src/features/salaries/refresh-salaries.service.ts'
import { readSeekerPlaces } from '../src/features/seekers/profile/seeker-places.service.ts'
import { reconcile, reconcileEndedPlans } from '../src/features/subscriptions/reconcile.service.ts'
import { createDispatcher } from '../src/features/webhooks/dispatcher.service.ts'
import { sendWeeklySummaries } from '../src/features/weekly-summary/weekly-summary.service.ts'
import { rewriteAnswers } from '../src/search/index/rewrite-answers.ts'
import { createSearch } from '../src/search/search.ts'
import { testApp } from './app.ts'
import { anApplication } from './application-factory.ts'
import { aChat, say } from './chat-factory.ts'
import { anEmployer } from './employer-factory.ts'
import { aJob } from './job-factory.ts'
import { anAnswerPage, passTenMinutes } from './mail-answer-factory.ts'
import { anOffer, shiftOffer } from './offer-factory.ts'
import { seekerReviews, shiftReviews } from './review-factory.ts'
import { aSeeker } from './seeker-factory.ts'

const app = testApp()
const query = (text: string, values: unknown[] = []) => app.pool.query(text, values)

// A scheduled job would handle the rows before the test does.
beforeEach(() => query('delete from pgboss.schedule'))

/** The table whose write fails, the column that identifies the failing row, and the kind of write. */
type Poison = readonly [table: string, column: string, act: 'insert' | 'update' | 'delete']
const notice: Poison = ['notifications', 'user_id', 'insert']

interface Scenario {
  /** Makes one row due. Returns its identifier in the poisoned table. */
  readonly makeDue: () => Promise<string>
  readonly run: () => Promise<unknown>
  readonly poison: Poison
  /** Makes handled rows due again. */
  readonly renew?: () => Promise<unknown>
}

const ofApplication = async (facts: Partial<Parameters<typeof anApplication>[1]>) => {
  const by = await anEmployer(app)
  const seeker = await aSeeker(app)
  const id = await anApplication(app, { by: seeker, to: await aJob(app, { by }), ...facts })
  return { by, seeker, id }
}
const ofOffer = async (days: number) => {
  const { by, seeker, id: _id } = await ofApplication({ status: 'interview' })
  await shiftOffer(app, await anOffer({ by, to: seeker }), days)
  return seeker._id
}
const aPayer = async () => {
  const { _id } = await aSeeker(app)
  await query(`insert into payment_customers (id, user_id, looked_at) values ($1, $2, null)`, [`cus_${_id}`, _id])
  return _id
}
const aSubscription = async (customer: string, { status, days }: { status: string; days: number }) => {
  await query(
    `insert into subscriptions (id, customer_id, plan, status, cancel_at_period_end, period_end, reading, created_at)
     values ($1, $2, 'seeker_plus_monthly', $3, false, now() + make_interval(days => $4), 1, now() - interval '3 days')`,
    [`sub_${customer}`, customer, status, days],
  )
}
/** Ids for which the payment provider returns unexpected data. */
let poisonedIds: string[] = []
/** The payment provider, with unexpected data for the poisoned ids. */
const payments = () =>
  new Proxy(app.deps.payments, {
    get: (target, name) => {
      const call: unknown = Reflect.get(target, name)
      if (typeof call !== 'function') return call
      return async (...args: unknown[]) => {
        if (poisonedIds.some((id) => String(args[0]).includes(id))) throw new TypeError('unforeseen')
        if (String(args[0]).startsWith('sub_')) return undefined
        return Reflect.apply(call, target, args)
      }
    },
  })

const scenarios: Record<BatchJob, Scenario> = {
  webhooks: {
    makeDue: async () => {
      const { _id } = await anEmployer(app)
      const { rows } = await query(
        `with endpoint as (insert into webhook_endpoints (company_id, slot, url, types, sealed_secret)
           values ($1, 1, 'http://127.0.0.1:9/', '{job.closed}', '\\x00') returning id),
         event as (insert into webhook_events (company_id, type, subject_id, data)
           values ($1, 'test', gen_random_uuid(), '{}') returning id, subject_id)
         insert into webhook_deliveries (endpoint_id, event_id, subject_id)
         select endpoint.id, event.id, subject_id from endpoint, event returning id`,
        [_id],
      )
      return rows[0].id
    },
    run: async () => {
      const dispatcher = createDispatcher(app.deps)
      await dispatcher.wake()
      await dispatcher.settled()
      await dispatcher.stop()
    },
    poison: ['webhook_deliveries', 'id', 'update'],
  },
  'domain-checks': {
    makeDue: async () => {
      const { _id } = await anEmployer(app)
      const { rows } = await query(
        `with domain as (insert into company_domains (company_id, slot, domain, token)
           values ($1::uuid, 1, 'c' || right($1::uuid::text, 8) || '.example', repeat('a', 32)) returning id, company_id)
         insert into domain_proofs (domain_id, company_id, method, proved_at, checked_at, check_at)
         select id, company_id, 'dns', now(), now(), now() from domain returning domain_id`,
        [_id],
      )
      return rows[0].domain_id
    },
    run: () => recheckDomains(app.deps),
    poison: ['domain_proofs', 'domain_id', 'update'],
  },
  'job-expiry': {
    makeDue: async () => {
      const by = await anEmployer(app)
      await aJob(app, { by, expiredDaysAgo: 0.01 })
      return by._id
    },
    run: () => expireJobs(app.deps),
    poison: notice,
  },
  'job-endings': {
    makeDue: async () => {
      const by = await anEmployer(app)
      await aJob(app, { by, postedDaysAgo: 43, expiredDaysAgo: -2 })
      return by._id
    },
    run: () => announceExpiry(app.deps),
    poison: notice,
  },
  'job-places': {
    makeDue: async () => {
      const id = await aJob(app, { by: await anEmployer(app) })
      await query(`update jobs set city = '12 Main St Boise ID 83702', street = null where id = $1`, [id])
      await query(`insert into unread_job_places values ($1)`, [id])
      return id
    },
    run: () => readJobPlaces(app.deps),
    poison: ['jobs', 'id', 'update'],
  },
  'answer-claims': {
    makeDue: async () => {
      const { by, id } = await ofApplication({})
      const answeredOn = new Date().toISOString().slice(0, 10)
      await by.call(claimAnswer, { params: { id }, body: { channel: 'phone', answeredOn } })
      await query(
        `update answer_claims set claimed_at = now() - interval '8 days', settles_at = now() - interval '1 day' where application_id = $1`,
        [id],
      )
      return id
    },
    run: () => runAnswerClaims(app.deps),
    poison: ['answer_claims', 'application_id', 'update'],
  },
  'answer-expiry': {
    makeDue: async () => (await ofApplication({ appliedDaysAgo: 31 })).seeker._id,
    run: () => runAnswerClock(app.deps),
    poison: notice,
  },
  'answer-reminders': {
    makeDue: async () => {
      const { by } = await ofApplication({ appliedDaysAgo: 8 })
      await query(`delete from notifications where user_id = $1`, [by._id])
      return by._id
    },
    run: () => runAnswerClock(app.deps),
    poison: notice,
  },
  'interview-reminders': {
    makeDue: async () => {
      const { by, seeker, id } = await ofApplication({ status: 'interview' })
      await query(
        `insert into interviews (application_id, employer_id, mode, time_zone, minutes, slots, picked)
         select $1, $2, 'video', 'UTC', 30, array[at], at from (select now() + interval '5 hours' as at) as soon`,
        [id, by._id],
      )
      return seeker._id
    },
    run: () => remindOfInterviews(app.deps),
    poison: notice,
  },
  'offer-expiry': { makeDue: () => ofOffer(7.01), run: () => runOfferClock(app.deps), poison: notice },
  'offer-warnings': { makeDue: () => ofOffer(6.5), run: () => runOfferClock(app.deps), poison: notice },
  'unread-mails': {
    makeDue: async () => {
      const by = await anEmployer(app)
      const { chatId, other } = await aChat(app, { by })
      await say(by, chatId, 'The oven is hot.')
      await query(`update messages set created_at = created_at - interval '1 hour' where chat_id = $1`, [chatId])
      await query(`update users set last_seen_at = now() - interval '1 hour'`)
      return other._id
    },
    run: () => mailUnread(app.deps),
    poison: notice,
  },
  digests: {
    makeDue: async () => {
      const seeker = await aSeeker(app)
      await seeker.call(createAlert, { body: { keyword: 'baker' } })
      await aJob(app, { by: await anEmployer(app), title: 'Baker' })
      await query(`update alert_digests set next_at = now() - interval '1 minute'`)
      return seeker._id
    },
    run: () => sendDigests({ ...app.deps, search: createSearch(app.db, 'job_search') }),
    poison: notice,
  },
  'weekly-summaries': {
    makeDue: async () => {
      const { seeker } = await ofApplication({})
      await query(`update weekly_summaries set next_at = now() - interval '1 minute'`)
      return seeker._id
    },
    run: () => sendWeeklySummaries(app.deps),
    poison: ['weekly_summaries', 'seeker_id', 'update'],
  },
  'review-invitations': {
    makeDue: async () => (await ofApplication({ status: 'rejected' })).seeker._id,
    run: () => runReviewClock(app.deps),
    poison: notice,
  },
  'review-announcements': {
    makeDue: async () => {
      const { by, seeker } = await ofApplication({ status: 'rejected' })
      await query(`insert into review_invitations (author_id, subject_id) values ($1, $2), ($2, $1)`, [
        by._id,
        seeker._id,
      ])
      await seekerReviews(seeker, by)
      await shiftReviews(app, 14.1)
      return by._id
    },
    run: () => runReviewClock(app.deps),
    poison: notice,
  },
  'review-ratings': {
    makeDue: async () => {
      const { _id } = await anEmployer(app)
      await query(`update employers set rating_sum = 5, rating_count = 1 where user_id = $1`, [_id])
      return _id
    },
    run: () => repairRatings(app.deps),
    poison: ['employers', 'user_id', 'update'],
  },
  'hold-ends': {
    makeDue: async () => {
      const id = await aJob(app, { by: await anEmployer(app) })
      await query(
        `insert into holds (kind, target_id, cause, ends_at) values ('job', $1, 'reports', now() - interval '1 minute')`,
        [id],
      )
      return id
    },
    run: () => endHolds(app.deps),
    poison: ['holds', 'target_id', 'update'],
  },
  'job-closings': {
    makeDue: async () => {
      const { by, seeker, id } = await ofApplication({})
      await query(`update jobs set status = 'closed' where id = (select job_id from applications where id = $1)`, [id])
      await query(
        `insert into job_closings (job_id, employer_id, closed_by, hired, status_before, tells, answers_at)
         select job_id, $2, $2, 'here', 'open', true, now() from applications where id = $1`,
        [id, by._id],
      )
      return seeker._id
    },
    run: () => runClosings(app.deps),
    poison: notice,
  },
  'mail-answers': {
    makeDue: async () => {
      const { by, seeker, id } = await ofApplication({})
      await (await anAnswerPage(app, by, id)).press()
      await passTenMinutes(app)
      return seeker._id
    },
    run: () => runMailAnswers(app.deps),
    poison: notice,
  },
  'account-erasure': {
    makeDue: async () => {
      const { _id } = await aSeeker(app)
      await query(
        `insert into account_deletions (user_id, erase_at, was_published, paused_jobs) values ($1, now(), true, '{}')`,
        [_id],
      )
      return _id
    },
    run: () => eraseDueAccounts(app.deps),
    poison: ['account_deletions', 'user_id', 'delete'],
  },
  'company-places': {
    makeDue: async () => {
      const { _id } = await anEmployer(app)
      await query(`update employers set business_location = 'Boise, ID', location_text = null where user_id = $1`, [
        _id,
      ])
      return _id
    },
    run: () => readCompanyPlaces(app.deps),
    poison: ['employers', 'user_id', 'update'],
  },
  'profile-places': {
    makeDue: async () => {
      const { _id } = await aSeeker(app)
      await query(`update seekers set city = 'Boise, ID', location_text = null where user_id = $1`, [_id])
      return _id
    },
    run: () => readSeekerPlaces(app.deps),
    poison: ['seekers', 'user_id', 'update'],
  },
  'response-stats': {
    makeDue: async () => (await anEmployer(app))._id,
    run: () => refreshAllResponseStats(app.deps),
    poison: ['response_stats', 'employer_id', 'update'],
  },
  'answer-facets': {
    makeDue: async () => {
      const { _id } = await anEmployer(app)
      await query('update response_stats set finished = 9, answered = 9 where employer_id = $1', [_id])
      return _id
    },
    run: () => rewriteAnswers(app.deps),
    poison: ['answer_rewrites', 'employer_id', 'delete'],
  },
  lookalikes: {
    makeDue: async () => (await anEmployer(app))._id,
    run: () => checkLookalikes({ ...app.deps, config: { ...app.deps.config, verifiesEmployers: true } }),
    poison: ['lookalike_checks', 'company_id', 'delete'],
  },
  'copied-posts': {
    makeDue: async () => aJob(app, { by: await anEmployer(app) }),
    run: () => checkCopiedPosts({ ...app.deps, config: { ...app.deps.config, verifiesEmployers: true } }),
    poison: ['copied_post_checks', 'job_id', 'delete'],
  },
  'salary-posts': {
    makeDue: async () => aJob(app, { by: await anEmployer(app) }),
    run: () => readSalaryPosts(app.deps),
    poison: ['salary_posts', 'job_id', 'insert'],
  },
  'salary-figures': {
    makeDue: async () => {
      const slug = `kind-${crypto.randomUUID()}`
      await query(
        `insert into salary_subjects (slug, kind, name, slug_es, name_es) values ($1, 'category', $1, $1, $1)`,
        [slug],
      )
      await query(`insert into salary_passes (finished_at) values (now()) on conflict do nothing`)
      return slug
    },
    run: () => refreshSalaries(app.deps),
    poison: ['salary_subjects', 'slug', 'update'],
  },
  'plan-ends': {
    makeDue: async () => {
      const id = await aPayer()
      await aSubscription(`cus_${id}`, { status: 'canceled', days: -1 })
      await query(`update users set plan = 'seeker_plus_monthly' where id = $1`, [id])
      return id
    },
    run: () => reconcileEndedPlans(app.deps),
    poison: ['users', 'id', 'update'],
  },
  'payment-customers': {
    makeDue: aPayer,
    renew: () => query('update payment_customers set looked_at = null'),
    run: () => reconcile({ ...app.deps, payments: payments() }),
    poison: notice,
  },
  'unclaimed-subscriptions': {
    makeDue: async () => {
      const id = crypto.randomUUID()
      await aSubscription(id, { status: 'active', days: 20 })
      return id
    },
    run: () => reconcile({ ...app.deps, payments: payments() }),
    poison: notice,
  },
}

async function installPoison([table, column, act]: Poison): Promise<void> {
  await query(`
    create table poison (id text);
    create function poisoned() returns trigger language plpgsql as $$ begin
      if exists (select from poison where id = to_jsonb(${act === 'insert' ? 'new' : 'old'})->>'${column}') then
        raise exception 'poisoned' using errcode = '22P02'; end if;
      return ${act === 'delete' ? 'old' : 'new'}; end $$;
    create trigger poisoned before ${act} on ${table} for each row execute function poisoned()`)
}

const removePoison = () => query('drop table if exists poison cascade; drop function if exists poisoned cascade')
const failures = async (job: BatchJob) =>
  (await query('select reason, attempts from failed_rows where job = $1', [job])).rows
const due = async (job: BatchJob) => {
  await query(`update failed_rows set retry_at = now() where job = $1`, [job])
  await scenarios[job].renew?.()
}

/** Jobs whose rows fail at the payment provider, without notifications. */
const isOfProvider = (job: BatchJob) => ['payment-customers', 'unclaimed-subscriptions'].includes(job)

test.each(batchJobs)(
  'one row that cannot be handled stops no other of %s, and is handled once it can be',
  async (job) => {
    const { makeDue, run, poison } = scenarios[job]
    const poisoned = [await makeDue(), await makeDue()]
    const healthy = await makeDue()
    await query(`delete from notifications`)
    await installPoison(poison)
    try {
      for (const id of poisoned) await query('insert into poison values ($1)', [id])
      poisonedIds = poisoned
      await run()
      expect(await failures(job)).toHaveLength(2)
      await run()
      expect((await failures(job)).map(({ attempts }) => attempts)).toEqual([1, 1])
      await due(job)
      await run()
      expect((await failures(job)).map(({ attempts }) => attempts)).toEqual([2, 2])
      if (poison === notice && !isOfProvider(job)) {
        expect((await query('select from notifications where user_id = $1', [healthy])).rowCount).toBeGreaterThan(0)
      }
    } finally {
      poisonedIds = []
      await removePoison()
    }
    await due(job)
    await run()
    expect(await failures(job)).toEqual([])
    if (poison !== notice || isOfProvider(job)) return
    for (const id of poisoned) {
      expect((await query('select from notifications where user_id = $1', [id])).rowCount).toBeGreaterThan(0)
    }
  },
)
