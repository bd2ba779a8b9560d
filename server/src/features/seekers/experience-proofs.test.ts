import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import * as contract from '@hearback/contract/people/seekers.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
const form = { title: 'Baker', company: 'Crumb Works', startDate: '2015-01', endDate: '2018-12' }
const email = 'ana.ruiz@bakers.crumb.example'

let ana: Person
beforeEach(async () => {
  ana = await aSeeker(app)
})

const add = async (body: object = {}) =>
  (await ana.call(contract.addExperience, { body: { ...form, companyEmail: email, ...body } })).experience
const change = async (id: string, body: object) =>
  (await ana.call(contract.updateExperience, { params: { id }, body })).experience
const ask = (id: string) => ana.call(contract.requestExperienceProof, { params: { id } })
const codeIn = ({ text }: { text: string }) => /code=([\w-]+)/.exec(text)?.[1] ?? ''
const mailedCode = async (to = email) => codeIn(await app.mailTo(to))
const decide = (code: string, decision?: 'confirm' | 'decline') =>
  app.caller().call(contract.confirmExperience, { body: { code, ...(decision && { decision }) } })
const own = async () =>
  (await ana.call(contract.getSeekerProfile, { params: { id: ana._id } })).profile.experience ?? []

describe('a work address', () => {
  test('receives a link, and confirming it stamps the experience with the domain', async () => {
    expect(await add()).toMatchObject({ verification: 'pending', confirmedDomain: null, confirmedAt: null })
    const code = await mailedCode()
    const { claim } = await app.caller().call(contract.getExperienceClaim, { query: { code } })
    const told = { title: 'Baker', company: 'Crumb Works', startDate: '2015-01', endDate: '2018-12' }
    expect(claim).toEqual({ person: 'Ana Ruiz', ...told, domain: 'crumb.example' })
    expect(await decide(code)).toMatchObject({ verification: 'confirmed' })
    expect(await own()).toMatchObject([
      { verification: 'confirmed', confirmedDomain: 'crumb.example', confirmedAt: expect.any(String) },
    ])
    const { notifications } = await ana.call(listNotifications)
    expect(notifications).toMatchObject([{ kind: 'experience_confirmed', data: { company: 'Crumb Works' } }])
  })

  test('is shown to no employer, in no field, and neither is a link that waits', async () => {
    const employer = await anEmployer(app)
    await anApplication(app, { by: ana, to: await aJob(app, { by: employer }), status: 'hired' })
    const { _id } = await add()
    const seen = async () => employer.call(contract.getSeekerProfile, { params: { id: ana._id } })
    expect((await seen()).profile.experience).toMatchObject([{ verification: 'none', confirmedDomain: null }])
    await decide(await mailedCode())
    const { profile } = await seen()
    expect(profile.experience).toMatchObject([{ _id, verification: 'confirmed', confirmedDomain: 'crumb.example' }])
    expect(JSON.stringify(profile)).not.toContain(email)
    expect(JSON.stringify(profile)).not.toContain('bakers.crumb')
  })

  test.each([
    'ana@gmail.com',
    'ana@yahoo.co.uk',
    'ana@web.de',
    'ana@mailinator.com',
    'ana@fastmail.com',
    'ana@localhost',
  ])('%s proves nothing: it is kept, and no one writes to it', async (companyEmail) => {
    const body = { ...form, companyEmail }
    const added = ana.call(contract.addExperience, { body }).then(({ experience }) => experience)
    if (companyEmail.endsWith('localhost')) return expect(added).toBeRefused('invalid_input', 'companyEmail')
    const experience = await added
    expect(experience).toMatchObject({ verification: 'none', companyEmail })
    await expect(ask(experience._id)).toBeRefused('invalid_input', 'companyEmail')
    expect((await app.pool.query('select from experience_proofs')).rowCount).toBe(0)
  })

  test('declined by its reader is not sent again for this experience', async () => {
    const { _id } = await add()
    const code = await mailedCode()
    expect(await decide(code, 'decline')).toMatchObject({ verification: 'declined' })
    expect(await own()).toMatchObject([{ verification: 'declined', confirmedDomain: null }])
    await expect(ask(_id)).toBeRefused('invalid_input', 'companyEmail')
    expect(await change(_id, { title: 'Master baker' })).toMatchObject({ verification: 'declined' })
    await expect(decide(code)).toBeRefused('wrong_code')
    expect(app.mails).toHaveLength(1)
    expect(await change(_id, { companyEmail: 'boss@crumb.example' })).toMatchObject({ verification: 'pending' })
  })
})

describe('an email to a person who agreed to nothing', () => {
  const urgent = 'URGENT: your mailbox is locked and will be removed today unless you do something about it'

  test('has no words of the claimant in its subject, and quotes 60 characters of each below', async () => {
    await add({ title: urgent, company: `Crumb ${urgent}` })
    const { subject, text, html } = await app.mailTo(email)
    expect(subject).toBe('Can you confirm this work experience?')
    expect(text).toMatch(/“Ana Ruiz” lists this job on Hearback: “URGENT: [^”]{51}…” at “Crumb URGENT: [^”]{45}…”/)
    expect(`${text} ${html}`).not.toContain('unless')
    expect(text).toContain('Don’t know about this? Decline')
  })

  test.each([
    ['title', { title: 'You won at evil.com' }],
    ['company', { company: 'Crumb, see https://evil.example' }],
    ['company', { company: 'evil.com' }],
  ])('refuses a web address in the %s, and saves nothing', async (field, body) => {
    await expect(add(body)).toBeRefused('invalid_input', field)
    expect(await own()).toEqual([])
    const { _id } = await add()
    await mailedCode()
    app.mails.length = 0
    await expect(change(_id, body)).toBeRefused('invalid_input', field)
    expect(await own()).toMatchObject([{ title: 'Baker', company: 'Crumb Works', verification: 'pending' }])
    expect(app.mails).toEqual([])
  })

  test('refuses a name that is a web address, and takes one in what is not mailed', async () => {
    await app.pool.query(`update seekers set last_name = 'evil.com' where user_id = $1`, [ana._id])
    await expect(add()).toBeRefused('invalid_input', 'companyEmail')
    expect(await add({ companyEmail: null, company: 'Bread.com' })).toMatchObject({ verification: 'none' })
  })

  test('comes from a published profile or an account that is 3 days old', async () => {
    await ana.call(contract.updateSeekerProfile, { params: { id: ana._id }, body: { published: false } })
    const { _id, verification } = await add()
    expect(verification).toBe('none')
    await expect(ask(_id)).toBeRefused('invalid_input', 'companyEmail')
    expect(app.mails).toEqual([])
    await app.pool.query(`update users set created_at = now() - interval '3 days' where id = $1`, [ana._id])
    expect((await ask(_id)).experience.verification).toBe('pending')
  })

  test('comes 20 times a day to one domain, whoever asks', async () => {
    for (let count = 0; count < 20; count++) {
      if (count % 5 === 0) ana = await aSeeker(app)
      expect(await add({ companyEmail: `n${count}@site${count}.crumb.com` })).toMatchObject({ verification: 'pending' })
    }
    ana = await aSeeker(app)
    expect(await add({ companyEmail: 'one.more@crumb.com' })).toMatchObject({ verification: 'none' })
  })

  test('comes no more from a person whose claim was declined there', async () => {
    await add()
    await decide(await mailedCode(), 'decline')
    expect(await add({ title: 'Boss' })).toMatchObject({ verification: 'declined' })
    expect(app.mails).toHaveLength(1)
  })
})

describe('a link', () => {
  test('works once, and one that no one mailed never', async () => {
    await add()
    const code = await mailedCode()
    await decide(code)
    await expect(decide(code, 'decline')).toBeRefused('wrong_code')
    await expect(decide('forged')).toBeRefused('wrong_code')
    await expect(app.caller().call(contract.getExperienceClaim, { query: { code } })).toBeRefused('wrong_code')
    expect(await own()).toMatchObject([{ verification: 'confirmed' }])
  })

  test('works for 14 days, and asked for again it replaces the one before', async () => {
    const { _id } = await add()
    const first = await mailedCode()
    app.mails.length = 0
    expect((await ask(_id)).experience.verification).toBe('pending')
    const second = await mailedCode()
    await expect(decide(first)).toBeRefused('wrong_code')
    await app.pool.query(`update experience_proofs set expires_at = now() - interval '1 second'`)
    await expect(decide(second)).toBeRefused('wrong_code')
  })

  test('speaks of what was mailed: another title, company, start or address needs another', async () => {
    const { _id } = await add()
    const code = await mailedCode()
    await change(_id, { title: 'Director' })
    await expect(decide(code)).toBeRefused('wrong_code')
    app.mails.length = 0
    await change(_id, { companyEmail: 'me@friends.example' })
    await decide(await mailedCode('me@friends.example'))
    expect(await change(_id, { endDate: '2019-01', description: 'Rye' })).toMatchObject({
      verification: 'confirmed',
      confirmedDomain: 'friends.example',
    })
    expect(await change(_id, { companyEmail: null })).toMatchObject({ verification: 'none', confirmedDomain: null })
  })

  test('is mailed five times a day, and beyond that an experience is saved all the same', async () => {
    for (let count = 0; count < 5; count++) {
      expect(await add({ companyEmail: `ana@firm${count}.example` })).toMatchObject({ verification: 'pending' })
    }
    const sixth = await add({ companyEmail: 'ana@firm6.example' })
    expect(sixth).toMatchObject({ verification: 'none', companyEmail: 'ana@firm6.example' })
    await expect(ask(sixth._id)).toBeRefused('too_many_requests')
  })

  test('is for experiences of one’s own', async () => {
    const { _id } = await add()
    await expect((await aSeeker(app)).call(contract.requestExperienceProof, { params: { id: _id } })).toBeRefused(
      'not_found',
    )
    await decide(await mailedCode())
    await expect(ask(_id)).toBeRefused('invalid_input', 'companyEmail')
  })
})
