import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { signUp as signUpCall, verifyEmail } from '@hearback/contract/accounts/accounts.ts'
import type { CompanyRole } from '@hearback/contract/accounts/company-roles.ts'
import { inviteMember, joinTeam } from '@hearback/contract/accounts/team.ts'
import type { Endpoint, InputOf, ReplyOf } from '@hearback/contract/endpoint.ts'
import { applyToJob } from '@hearback/contract/hiring/applications.ts'
import { postJob } from '@hearback/contract/jobs/jobs.ts'
import { createEmployerProfile } from '@hearback/contract/people/employers.ts'
import { publishProfile } from '@hearback/contract/people/seekers.ts'
import { codeFor, expect, type Person, password } from './fixtures.ts'

/** Somebody who is signed in, with a profile, without having walked there in the browser. */
export interface Member extends Person {
  readonly id: string
  call<E extends Endpoint>(endpoint: E, input: Partial<InputOf<E>>): Promise<ReplyOf<E>>
}

async function register(person: Person, userType: 'employer' | 'jobseeker'): Promise<Member> {
  const { page, email } = person
  let token = ''
  const call: Member['call'] = async (endpoint, input) => {
    const { params = {}, body } = input as { params?: Record<string, string>; body?: unknown }
    const path = endpoint.path.replace(/:(\w+)/gu, (_, name: string) => params[name] ?? '')
    const options = { method: endpoint.method, headers: { 'auth-token': token }, ...(body ? { data: body } : {}) }
    const answer = await page.request.fetch(path, options)
    expect(answer.ok(), `${endpoint.method} ${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  token = (await call(signUpCall, { body: { email, phone: '+12085550100', password, userType } })).authtoken
  const { authtoken, user } = await call(verifyEmail, { body: { code: await codeFor(page, email) } })
  token = authtoken
  await startSession(page, { token, user: { _id: user._id, email, userType } })
  return { ...person, id: user._id, call }
}

/** Signs the pages of this browser in from their next load on, as somebody with a profile and a confirmed address. */
function startSession(page: Person['page'], { token, user }: { token: string; user: object }): Promise<unknown> {
  const session = { token, user: { ...user, emailVerified: true, profileComplete: true } }
  return page.addInitScript(`localStorage.setItem('hearback.session', ${JSON.stringify(JSON.stringify(session))})`)
}

export async function anEmployer(person: Person): Promise<Member> {
  const member = await register(person, 'employer')
  const businessName = `Bakery of ${person.email.split('@')[0]}`
  await member.call(createEmployerProfile, {
    body: { firstName: person.name, lastName: 'Alvarez', businessName, businessLocation: 'Boise, ID' },
  })
  return member
}

/** Makes the person a member of the founder's company, by the link of an invitation. */
export async function joinCompany(founder: Member, person: Person, role: CompanyRole): Promise<void> {
  const { page, email } = person
  await founder.call(inviteMember, { body: { email, role } })
  const token = (await invitationFor(page, email)).slice('/join#'.length)
  const answer = await page.request.post(joinTeam.path, {
    data: { token, firstName: person.name, lastName: 'Cole', password },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { authtoken, user } = await answer.json()
  await startSession(page, { token: authtoken, user })
}

/** The path in the latest invitation to an address, from its mail. */
export async function invitationFor(page: Person['page'], email: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const outbox = await (await page.request.get('/dev/outbox')).text()
    const mail = outbox.split('<h2>').find((part) => part.includes(`<p>To ${email}`) && part.includes('/join#'))
    link = /\/join#[\w-]+/u.exec(mail ?? '')?.[0]
    expect(link, `an invitation to ${email}`).toBeTruthy()
  }).toPass({ timeout: 30_000 })
  return link ?? ''
}

export async function aSeeker(person: Person): Promise<Member> {
  const member = await register(person, 'jobseeker')
  await member.call(publishProfile, {
    body: { firstName: person.name, lastName: 'Becker', city: 'Boise, ID', jobTitle: 'Baker', skill: 'Sourdough' },
  })
  return member
}

/** Posts a job; returns its id. */
export async function aJob(by: Member, jobTitle: string): Promise<string> {
  const body = {
    jobTitle,
    category: 'Food',
    estimatedFrom: 18,
    estimatedTo: 22,
    skills: 'Sourdough',
    description: 'Bread.',
  }
  return (await by.call(postJob, { body })).job._id
}

export const anApplication = (by: Member, jobId: string) =>
  by.call(applyToJob, { params: { jobId }, body: { applicationDescription: 'I bake.' } })

/** Adds applicants to the job in the database, of whom the last three fit best. */
export const manyApplicants = (jobId: string, count: number): Promise<void> =>
  runBeside('e2e/seed-applicants.ts', jobId, String(count))

/** Adds waiting applications of the seeker to as many jobs of the employer, in the database. */
export const manyApplications = (seeker: Member, employer: Member, count: number): Promise<void> =>
  runBeside('e2e/seed-waiting.ts', seeker.id, employer.id, String(count))

/** Lets days pass for the applications of the company and a deletion of the account, and runs the clocks of the server. */
export const passDays = (company: Member, account: Member, days: number): Promise<void> =>
  runBeside('e2e/pass-days.ts', company.id, account.id, String(days))

/** Runs background jobs of the server that are scheduled for the next minute. */
export const runBackgroundJobs = (...queues: string[]): Promise<void> =>
  runBeside('e2e/run-background-jobs.ts', ...queues)

async function runBeside(...words: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, words, {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, NODE_ENV: 'production', TRIAL: 'on', DATA_DIR: process.env.E2E_DATA_DIR },
  })
}

/** Made one by the real command, beside the running server. */
export async function aModerator(person: Person): Promise<Member> {
  const member = await register(person, 'jobseeker')
  const { stdout } = await promisify(execFile)(process.execPath, ['server/src/cli/admin.ts', person.email], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, NODE_ENV: 'production', TRIAL: 'on', DATA_DIR: process.env.E2E_DATA_DIR },
  })
  expect(stdout).toContain('is a moderator now')
  await person.page.addInitScript(() => {
    const session = JSON.parse(localStorage.getItem('hearback.session') ?? '{}')
    session.user.userType = 'admin'
    localStorage.setItem('hearback.session', JSON.stringify(session))
  })
  return member
}
