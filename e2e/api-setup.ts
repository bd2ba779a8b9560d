import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { signUp as signUpCall, verifyEmail } from '@hearback/contract/accounts/accounts.ts'
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
  const session = { token, user: { _id: user._id, email, userType, emailVerified: true, profileComplete: true } }
  await page.addInitScript(`localStorage.setItem('hearback.session', ${JSON.stringify(JSON.stringify(session))})`)
  return { ...person, id: user._id, call }
}

export async function anEmployer(person: Person): Promise<Member> {
  const member = await register(person, 'employer')
  const businessName = `Bakery of ${person.email.split('@')[0]}`
  await member.call(createEmployerProfile, {
    body: { firstName: person.name, lastName: 'Alvarez', businessName, businessLocation: 'Boise, ID' },
  })
  return member
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
