import { listActivity } from '@hearback/contract/accounts/activity.ts'
import { exportData } from '@hearback/contract/accounts/data-rights.ts'
import {
  changeMemberRole,
  getTeam,
  inviteMember,
  removeMember,
  revokeInvitation,
} from '@hearback/contract/accounts/team.ts'
import { addTemplate, bulkUpdateStatus, removeTemplate, updateTemplate } from '@hearback/contract/hiring/answering.ts'
import { countApplicationView, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { makeOffer, updateOfferStatus } from '@hearback/contract/hiring/offers.ts'
import { deleteJob, restoreJob } from '@hearback/contract/jobs/job-deletion.ts'
import { setJobPeople } from '@hearback/contract/jobs/job-people.ts'
import { postJob, renewJob, setJobStatus, updateJob } from '@hearback/contract/jobs/jobs.ts'
import { createEmployerProfile, updateEmployerProfile } from '@hearback/contract/people/employers.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication, shiftApplication } from '../../../test/application-factory.ts'
import { aChat, say } from '../../../test/chat-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { shiftOffer } from '../../../test/offer-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { aPaidPlan } from '../../../test/subscription-factory.ts'
import { aMember, anInvitation, joined } from '../../../test/team-factory.ts'
import '../../../test/matchers.ts'
import { inTransaction } from '../../db/transaction.ts'
import { runAnswerClock } from '../applications/answer-clock.service.ts'
import { eraseAccountData } from '../data-rights/erase-accounts.service.ts'
import { expireJobs } from '../jobs/job-expiry.service.ts'
import { runOfferClock } from '../offers/offer-clock.service.ts'
import { purgeActivityLogs } from './erasure.service.ts'

const app = testApp()
let hana: EmployerPerson
let rita: Person
let ana: Person
let jobId: string

beforeEach(async () => {
  hana = await anEmployer(app, { businessName: 'Crust' })
  rita = await aMember(app, hana)
  ana = await aSeeker(app, { firstName: 'Ana', lastName: 'Torres' })
  jobId = await aJob(app, { by: hana })
})

/** The log, oldest first, as rows of act, member, and what changed. */
async function log() {
  const { rows } = await app.pool.query(
    `select act, member_id, before, after from company_activity where company_id = $1 order by at, id`,
    [hana._id],
  )
  return rows.map(({ act, member_id: by, before, after }) => [
    act,
    by === hana._id ? 'hana' : by === rita._id ? 'rita' : by,
    ...(before ? [before, after] : []),
  ])
}
const form = {
  jobTitle: 'Baker',
  category: 'Food',
  estimatedFrom: 20,
  estimatedTo: 25,
  skills: 'flour',
  description: 'Bread.',
}
const move = (by: Person, id: string, newStatus: 'viewed' | 'shortlisted' | 'rejected' | 'withdrawn') =>
  by.call(updateApplicationStatus, {
    params: { id },
    body: {
      newStatus,
      ...(newStatus === 'rejected' && { reasonCode: 'position_filled', employerFeedback: 'Sorry, Ana.' }),
    },
  })

describe('jobs', () => {
  test('each act has one entry of the member', async () => {
    const { _id: id } = (await rita.call(postJob, { body: form })).job
    const status = (to: 'open' | 'paused' | 'closed') =>
      hana.call(setJobStatus, { params: { id }, body: { status: to } })
    await rita.call(updateJob, { params: { id }, body: { ...form, estimatedTo: 30, jobTitle: 'Head baker' } })
    await status('paused')
    await status('open')
    await status('closed')
    await hana.call(deleteJob, { params: { id } })
    await hana.call(deleteJob, { params: { id } })
    await hana.call(restoreJob, { params: { id } })
    await status('open')
    await hana.call(renewJob, { params: { id } })
    expect(await log()).toEqual([
      ['job_posted', 'rita'],
      ['job_edited', 'rita', { jobTitle: 'Baker', estimatedTo: 25 }, { jobTitle: 'Head baker', estimatedTo: 30 }],
      ['job_paused', 'hana', { status: 'open' }, { status: 'paused' }],
      ['job_reopened', 'hana', { status: 'paused' }, { status: 'open' }],
      ['job_closed', 'hana', { status: 'open' }, { status: 'closed' }],
      ['job_deleted', 'hana'],
      ['job_restored', 'hana'],
      ['job_reopened', 'hana', { status: 'closed' }, { status: 'open' }],
      ['job_renewed', 'hana'],
    ])
  })

  test('an edit that changes nothing has no entry, nor has a refused act', async () => {
    const { _id: id } = (await rita.call(postJob, { body: form })).job
    await rita.call(updateJob, { params: { id }, body: form })
    await expect(rita.call(deleteJob, { params: { id } })).toBeRefused('step_not_allowed')
    await expect(rita.call(postJob, { body: { ...form, lastDay: '2020-01-01' } })).toBeRefused('invalid_input')
    expect(await log()).toEqual([['job_posted', 'rita']])
  })

  test('questions are logged by their wording, and without values if only options differ', async () => {
    const change = (questions: object[]) =>
      rita.call(updateJob, { params: { id: jobId }, body: { questions } as never })
    await change([{ kind: 'yes_no', question: 'Do you own a van?' }])
    await change([{ kind: 'yes_no', question: 'Do you own a van?', required: true }])
    expect(await log()).toEqual([
      ['job_edited', 'rita', { questions: null }, { questions: ['Do you own a van?'] }],
      ['job_edited', 'rita', { questions: null }, { questions: null }],
    ])
  })

  test('people of a job are logged by their ids, and only if they differ', async () => {
    const choose = (recruiters: string[]) =>
      hana.call(setJobPeople, { params: { id: jobId }, body: { lead: hana._id, recruiters } })
    await choose([rita._id])
    await choose([rita._id])
    expect(await log()).toEqual([
      ['job_staffed', 'hana', { lead: null, recruiters: null }, { lead: hana._id, recruiters: [rita._id] }],
    ])
  })

  test('jobs that expire are logged as the system’s, one entry each', async () => {
    await app.pool.query(`update jobs set expires_at = now() - interval '1 minute'`)
    await aJob(app, { by: hana, status: 'open', expiredDaysAgo: 1 })
    await expireJobs(app.deps)
    expect(await log()).toEqual([
      ['job_expired', null],
      ['job_expired', null],
    ])
  })
})

describe('applications', () => {
  test('each step of a member has one entry, without the words to the applicant', async () => {
    const id = await anApplication(app, { by: ana, to: jobId })
    await rita.call(countApplicationView, { params: { id } })
    await rita.call(countApplicationView, { params: { id } })
    await move(hana, id, 'rejected')
    await expect(move(rita, id, 'rejected')).toBeRefused('step_not_allowed')
    expect(await log()).toEqual([
      ['application_moved', 'rita', { status: 'applied' }, { status: 'viewed' }],
      ['application_moved', 'hana', { status: 'viewed' }, { status: 'rejected' }],
    ])
    expect(JSON.stringify((await app.pool.query('select * from company_activity')).rows)).not.toMatch(/Ana|Sorry/u)
  })

  test('acts of applicants are not logged', async () => {
    const id = await anApplication(app, { by: ana, to: jobId })
    await move(ana, id, 'withdrawn')
    expect(await log()).toEqual([])
  })

  test('of two members who act concurrently one has an entry', async () => {
    const id = await anApplication(app, { by: ana, to: jobId })
    const outcomes = await Promise.allSettled([move(hana, id, 'shortlisted'), move(rita, id, 'rejected')])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await log()).toHaveLength(1)
  })

  test('an answer to many has an entry for each that was answered', async () => {
    const ids = [
      await anApplication(app, { by: ana, to: jobId }),
      await anApplication(app, { by: await aSeeker(app), to: jobId }),
    ]
    await move(ana, ids[0] ?? '', 'withdrawn')
    await rita.call(bulkUpdateStatus, { body: { ids, newStatus: 'rejected', reasonCode: 'position_filled' } })
    expect(await log()).toEqual([['application_moved', 'rita', { status: 'applied' }, { status: 'rejected' }]])
  })

  test('a message that answers is logged for each application, by its writer', async () => {
    await anApplication(app, { by: ana, to: jobId })
    await anApplication(app, { by: ana, to: await aJob(app, { by: hana, title: 'Cook' }) })
    const { chatId } = await aChat(app, { by: hana, with: ana })
    await say(rita, chatId, 'Thank you for applying, we will call you tomorrow.')
    await say(rita, chatId, 'Another message that answers nothing anymore.')
    expect(await log()).toEqual([
      ['application_answered', 'rita'],
      ['application_answered', 'rita'],
    ])
  })

  test('an application that expires is logged as the system’s', async () => {
    const id = await anApplication(app, { by: ana, to: jobId })
    await shiftApplication(app, id, 31)
    await runAnswerClock(app.deps)
    expect(await log()).toEqual([['application_moved', null, { status: 'applied' }, { status: 'expired' }]])
  })
})

describe('offers', () => {
  const offer = async (supersedes?: string) => {
    const body = {
      hr: hana._id,
      jobSeeker: ana._id,
      job: jobId,
      details: 'Come and bake.',
      ...(supersedes && { supersedes }),
    }
    return (await rita.call(makeOffer, { body })).offer._id
  }

  test('an offer has one entry, though it moves the application', async () => {
    await anApplication(app, { by: ana, to: jobId })
    const first = await offer()
    await expect(offer()).toBeRefused('offer_pending')
    const second = await offer(first)
    await hana.call(updateOfferStatus, { params: { id: second }, body: { status: 'withdrawn' } })
    expect(await log()).toEqual([
      ['offer_made', 'rita'],
      ['offer_replaced', 'rita'],
      ['offer_withdrawn', 'hana', { status: 'pending' }, { status: 'withdrawn' }],
    ])
  })

  test('taking back an accepted offer has one entry; its acceptance is the system’s step', async () => {
    await anApplication(app, { by: ana, to: jobId })
    const id = await offer()
    await ana.call(updateOfferStatus, { params: { id }, body: { status: 'accepted' } })
    await hana.call(updateOfferStatus, { params: { id }, body: { status: 'rescinded', reason: 'We must close.' } })
    expect((await log()).map(([act, by]) => [act, by])).toEqual([
      ['offer_made', 'rita'],
      ['application_moved', null],
      ['offer_rescinded', 'hana'],
    ])
  })

  test('an offer that lapses is logged as the system’s', async () => {
    await shiftOffer(app, await offer(), 91)
    await runOfferClock(app.deps)
    expect((await log()).at(-1)).toEqual(['offer_expired', null, { status: 'pending' }, { status: 'expired' }])
  })
})

describe('the company', () => {
  test('its profile is logged without the values of the contact person', async () => {
    const body = { businessName: 'Crust & Co', firstName: 'Harriet', lastName: 'Stone', businessDescription: 'Bread.' }
    await hana.call(updateEmployerProfile, { params: { id: hana._id }, body })
    await hana.call(updateEmployerProfile, { params: { id: hana._id }, body })
    expect(await log()).toEqual([
      [
        'company_edited',
        'hana',
        { businessName: 'Crust', contactPerson: null, businessDescription: null },
        { businessName: 'Crust & Co', contactPerson: null, businessDescription: 'Bread.' },
      ],
    ])
  })

  test('its first profile is logged', async () => {
    const otto = await anAccount(app, 'employer')
    const body = { businessName: 'Oven', firstName: 'Otto', lastName: 'Roe', businessLocation: 'Boise, ID' }
    await otto.call(createEmployerProfile, { body: body as never })
    await expect(otto.call(createEmployerProfile, { body: body as never })).toBeRefused('profile_exists')
    const { entries } = await otto.call(listActivity, { query: {} })
    expect(entries.map(({ act }) => act)).toEqual(['company_created'])
  })

  test('a plan is the system’s, with the jobs that it pauses', async () => {
    await aPaidPlan(hana, 'employer_pro_monthly' as never)
    expect(await log()).toEqual([['company_replanned', null, { plan: 'Free' }, { plan: 'Employer pro' }]])
  })

  test('templates are logged', async () => {
    const template = { name: 'Thanks', kind: 'rejection', body: 'Thank you for applying to us.' } as const
    const { _id: id } = (await rita.call(addTemplate, { body: template })).template
    await rita.call(updateTemplate, { params: { id }, body: { ...template, body: 'Thank you for your time.' } })
    await rita.call(updateTemplate, { params: { id }, body: { ...template, body: 'Thank you for your time.' } })
    await rita.call(removeTemplate, { params: { id } })
    await expect(rita.call(removeTemplate, { params: { id } })).toBeRefused('not_found')
    expect((await log()).map(([act, by]) => [act, by])).toEqual([
      ['company_template_added', 'rita'],
      ['company_template_edited', 'rita'],
      ['company_template_removed', 'rita'],
    ])
  })
})

describe('the team', () => {
  test('invitations, roles and removals are logged', async () => {
    await hana.call(inviteMember, { body: { email: 'ben@outside.example', role: 'recruiter' } })
    const [invitation] = (await hana.call(getTeam)).invitations
    await hana.call(revokeInvitation, { params: { id: invitation?._id ?? '' } })
    await expect(hana.call(revokeInvitation, { params: { id: invitation?._id ?? '' } })).toBeRefused('not_found')
    const ben = await joined(app, await anInvitation(app, hana, 'ben@outside.example'))
    const role = { params: { id: ben._id }, body: { role: 'owner' } } as const
    await hana.call(changeMemberRole, role)
    await hana.call(changeMemberRole, role)
    await hana.call(removeMember, { params: { id: ben._id } })
    await rita.call(removeMember, { params: { id: rita._id } })
    await expect(hana.call(removeMember, { params: { id: hana._id } })).toBeRefused('last_owner')
    expect(await log()).toEqual([
      ['team_invited', 'hana', {}, { role: 'recruiter' }],
      ['team_uninvited', 'hana', { role: 'recruiter' }, {}],
      ['team_invited', 'hana', {}, { role: 'recruiter' }],
      ['team_joined', ben._id, {}, { role: 'recruiter' }],
      ['team_promoted', 'hana', { role: 'recruiter' }, { role: 'owner' }],
      ['team_removed', 'hana'],
      ['team_left', 'rita'],
    ])
    const { entries } = await hana.call(listActivity, { query: {} })
    expect(entries.map(({ member, colleague, invited }) => [member?.name, colleague?.name, invited])).toEqual([
      ['Rita', undefined, null],
      ['Harriet Reed', 'Ben', null],
      ['Harriet Reed', 'Ben', null],
      ['Ben', undefined, null],
      ['Harriet Reed', 'Ben', null],
      ['Harriet Reed', undefined, null],
      ['Harriet Reed', undefined, null],
    ])
  })
})

describe('entries', () => {
  const refused = /never changed or deleted/u

  test('are neither changed nor deleted', async () => {
    await rita.call(postJob, { body: form })
    for (const change of [
      `update company_activity set act = 'job_closed'`,
      `update company_activity set at = now() - interval '3 years'`,
      `update company_activity set member_id = '${hana._id}'`,
      `update company_activity set member_id = null, after = '{}'`,
      'delete from company_activity',
      'truncate company_activity',
    ]) {
      await expect(app.pool.query(change), change).rejects.toThrow(refused)
    }
    expect(await log()).toEqual([['job_posted', 'rita']])
  })

  test('are deleted after two years', async () => {
    await app.pool.query(
      `insert into company_activity (company_id, at, is_automatic, act)
       select $1, now() - make_interval(days => days), true, 'job_expired' from unnest(array[729, 732]) as days`,
      [hana._id],
    )
    await purgeActivityLogs(app.deps)
    expect(await log()).toHaveLength(1)
  })

  test('lose the name of a member whose account is erased, and stay', async () => {
    await rita.call(setJobStatus, { params: { id: jobId }, body: { status: 'paused' } })
    await hana.call(setJobPeople, { params: { id: jobId }, body: { lead: rita._id, recruiters: [] } })
    expect(await hana.call(listActivity, { query: {} })).toMatchObject({
      entries: [
        { changes: [{ field: 'lead', before: null, after: ['Rita Kaya'] }] },
        { member: { name: 'Rita Kaya' } },
      ],
    })
    await inTransaction(app.deps, (tx, publish) => eraseAccountData(app.deps, tx, publish, rita._id))
    const { entries } = await hana.call(listActivity, { query: {} })
    expect(entries.map(({ act, member }) => [act, member])).toEqual([
      ['team_left', { _id: null, name: null }],
      ['job_staffed', { _id: hana._id, name: 'Harriet Reed' }],
      ['job_paused', { _id: null, name: null }],
    ])
    expect(JSON.stringify(entries)).not.toContain('Rita')
  })

  test('are in the export of their member, and all in that of an owner', async () => {
    await rita.call(setJobStatus, { params: { id: jobId }, body: { status: 'paused' } })
    await hana.call(setJobStatus, { params: { id: jobId }, body: { status: 'open' } })
    const acts = async (who: Person) =>
      ((await who.call(exportData)).tables.company_activity?.rows ?? []).map((row) => (row as { act: string }).act)
    expect(await acts(rita)).toEqual(['job_paused'])
    expect((await acts(hana)).toSorted()).toEqual(['job_paused', 'job_reopened'])
  })

  test('of an erased applicant name no one', async () => {
    const id = await anApplication(app, { by: ana, to: jobId })
    await move(rita, id, 'rejected')
    expect((await hana.call(listActivity, { query: {} })).entries[0]?.applicant).toEqual({
      _id: ana._id,
      name: 'Ana Torres',
    })
    await inTransaction(app.deps, (tx, publish) => eraseAccountData(app.deps, tx, publish, ana._id))
    expect((await hana.call(listActivity, { query: {} })).entries[0]).toMatchObject({
      application: id,
      applicant: null,
    })
  })

  test('of an erased company are gone', async () => {
    const otto = await anEmployer(app)
    const { _id: id } = (await otto.call(postJob, { body: form })).job
    await anApplication(app, { by: ana, to: id })
    await inTransaction(app.deps, (tx, publish) => eraseAccountData(app.deps, tx, publish, otto._id))
    expect((await app.pool.query('select from company_activity')).rowCount).toBe(0)
  })
})
