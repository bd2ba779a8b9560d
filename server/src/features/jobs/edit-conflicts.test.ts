import { getJob, renewJob, setJobStatus, updateJob } from '@hearback/contract/jobs/jobs.ts'
import { getEmployerProfile, updateEmployerProfile } from '@hearback/contract/people/employers.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Caller, type Refusal, testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { aContributor, aMember } from '../../../test/team-factory.ts'
import '../../../test/matchers.ts'
import { expireJobs } from './job-expiry.service.ts'

const app = testApp()
let hana: EmployerPerson
let rita: Person
let id: string

beforeEach(async () => {
  hana = await anEmployer(app)
  rita = await aMember(app, hana)
  id = await aJob(app, { by: hana })
})

type Change = { [name: string]: unknown; version?: string | undefined }
const read = (by: Caller = hana) => by.call(getJob, { params: { id } })
const versionFor = async (by: Caller = hana) => (await read(by)).version
const edit = (by: Caller, body: Change) => by.call(updateJob, { params: { id }, body: body as never })
/** The body of a refusal. */
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error) => (error as Refusal).body,
  )

describe('a job that two members edit', () => {
  test('refuses the second save, and says who saved when; nothing changes', async () => {
    const version = await versionFor()
    await edit(rita, { description: 'Rye, by hand.', version: await versionFor(rita) })
    const refused = edit(hana, { description: 'Rye.', estimatedTo: 40, version })
    await expect(refused).toBeRefused('conflict')
    const body = await refusal(edit(hana, { description: 'Rye.', version }))
    expect(body).toMatchObject({ lastEdit: { name: 'Rita', isYou: false, at: expect.stringMatching(/Z$/) } })
    expect((await read()).job).toMatchObject({
      description: 'Rye, by hand.',
      estimatedTo: (await read()).job.estimatedTo,
    })
    await edit(hana, { description: 'Rye.', version: await versionFor() })
    expect((await read()).job.description).toBe('Rye.')
  })

  test('takes one of many concurrent saves of one version', async () => {
    const version = await versionFor()
    const results = await Promise.allSettled(
      [hana, rita, hana, rita, hana].map((by, i) => edit(by, { description: `Text ${i}`, version })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('takes a save without a version, as older clients send it', async () => {
    await edit(rita, { description: 'Rye, by hand.' })
    await edit(hana, { description: 'Rye.' })
    expect((await read()).job.description).toBe('Rye.')
  })

  test('takes the retry of a save whose reply was lost, and a save of what is stored already', async () => {
    const version = await versionFor()
    await edit(hana, { description: 'Rye.', estimatedTo: 31, version })
    await edit(hana, { description: 'Rye.', estimatedTo: 31, version })
    await edit(rita, { description: ' Rye. ', version })
    const body = await refusal(edit(hana, { description: 'Wheat.', version }))
    expect(body).toMatchObject({ lastEdit: { isYou: true } })
  })

  test('is not refused by what no one edited: views, applications, people, status and expiry', async () => {
    const version = await versionFor()
    await anApplication(app, { by: await aSeeker(app), to: id })
    await app.pool.query('update jobs set views = views + 5')
    await rita.call(setJobStatus, { params: { id }, body: { status: 'paused' } })
    await rita.call(setJobStatus, { params: { id }, body: { status: 'open' } })
    expect(await versionFor()).toBe(version)
    await edit(hana, { description: 'Rye.', version })
    const after = await versionFor()
    await app.pool.query(`update jobs set expires_at = now() - interval '1 minute'`)
    await expireJobs(app.deps)
    await rita.call(renewJob, { params: { id } })
    await edit(hana, { description: 'Wheat.', version: after })
    expect((await read()).job.description).toBe('Wheat.')
  })

  test('refuses a last day over that of a renewal', async () => {
    const version = await versionFor()
    await rita.call(renewJob, { params: { id } })
    await expect(edit(hana, { expiresAt: new Date(Date.now() + 5 * 86_400_000).toISOString(), version })).toBeRefused(
      'conflict',
    )
  })

  test('refuses a save over changed questions, places and cents', async () => {
    const changes: Change[] = [
      { questions: [{ kind: 'yes_no', question: 'Do you own a van?' }] },
      { location: 'Nampa, ID' },
      { estimatedTo: 30.55 },
      { skills: ['rye', 'flour'] },
      { skills: ['flour', 'rye'] },
      { employmentType: 'seasonal' },
      { startDate: 'immediately' },
    ]
    for (const change of changes) {
      const version = await versionFor()
      await edit(rita, change)
      await expect(edit(hana, { description: JSON.stringify(change), version })).toBeRefused('conflict')
    }
  })

  test('shows its version to members only, and hides the name of an erased one', async () => {
    const cora = await aContributor(app, hana, id)
    expect(await versionFor(cora)).toBe(await versionFor())
    for (const other of [app.caller(), await aSeeker(app), await anEmployer(app)])
      expect(await versionFor(other)).toBeUndefined()
    const version = await versionFor()
    await edit(rita, { description: 'Rye, by hand.' })
    await app.pool.query('delete from company_members where user_id = $1', [rita._id])
    const body = await refusal(edit(hana, { description: 'Rye.', version }))
    expect(body).toMatchObject({ lastEdit: { isYou: false } })
  })

  test('refuses a version that no job ever had', async () => {
    for (const version of ['x', '..', `${await versionFor()}x`, new Date().toISOString()])
      await expect(edit(hana, { description: `${version}!`, lastDay: null, version })).toBeRefused('conflict')
  })
})

describe('a company page that two owners edit', () => {
  const profile = async (by: Caller = hana) => (await by.call(getEmployerProfile, { params: { id: hana._id } })).profile
  const change = (by: Caller, body: Change) =>
    by.call(updateEmployerProfile, { params: { id: hana._id }, body: body as never })

  test('refuses the second save of its lists and texts, and takes retries and saves without a version', async () => {
    const otto = await aMember(app, hana, { role: 'owner', firstName: 'Otto' })
    const { version } = await profile()
    const saved = await change(otto, { benefits: ['Free bread'], version })
    expect(saved.profile.version).toBe((await profile()).version)
    await expect(change(hana, { benefits: ['Paid holidays'], version })).toBeRefused('conflict')
    const body = await refusal(change(hana, { businessDescription: 'Bread.', version }))
    expect(body).toMatchObject({ lastEdit: { name: 'Otto', isYou: false } })
    expect((await profile()).benefits).toEqual(['Free bread'])
    await change(otto, { benefits: ['Free bread'], version })
    await change(hana, { businessDescription: 'Bread.' })
    await change(hana, { benefits: ['Paid holidays'], version: (await profile()).version })
    expect(await profile()).toMatchObject({ benefits: ['Paid holidays'], businessDescription: 'Bread.' })
  })

  test('has a version for its members only', async () => {
    for (const other of [app.caller(), await aSeeker(app), await anEmployer(app)])
      expect(await profile(other)).not.toHaveProperty('version')
  })
})
