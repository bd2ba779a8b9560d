import { changeLanguage } from '@hearback/contract/accounts/accounts.ts'
import { getTeam, inviteMember, joinTeam, readInvitation, revokeInvitation } from '@hearback/contract/accounts/team.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import { anAccount } from '../../../test/factories.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { aMember, anInvitation, joinForm, tokenTo } from '../../../test/team-factory.ts'
import '../../../test/matchers.ts'
import { purgeInvitations } from './invitations.service.ts'

const app = testApp({ PUBLIC_URL: 'https://jobs.example' })
const ben = 'ben@outside.example'
const recruiter = 'recruiter' as const
const read = (token: string) => app.caller().call(readInvitation, { body: { token } })
const rowsOf = async (columns = 'email') =>
  (await app.pool.query(`select ${columns} from company_invitations order by email`)).rows

let hana: EmployerPerson
beforeEach(async () => {
  hana = await anEmployer(app, { businessName: 'Crust & Crumb' })
})

const invite = (email: string, role: 'owner' | 'recruiter' = recruiter) =>
  hana.call(inviteMember, { body: { email, role } })

describe('an invitation', () => {
  test('is mailed in plain words with a link whose token only the address gets', async () => {
    const { invitation } = await invite(ben)
    expect(invitation).toMatchObject({ email: ben, role: 'recruiter', expired: false })
    const days = (Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt)) / 86_400_000
    expect(days).toBeCloseTo(7)
    const mail = await app.mailTo(ben)
    expect(mail.subject).toBe('Harriet Reed invites you to join Crust & Crumb on Hearback')
    expect(mail.text).toMatch(/You’d be a recruiter[\s\S]*7 days[\s\S]*https:\/\/jobs\.example\/join#[\w-]{43}\n/)
    expect(mail.html).toContain('Crust &amp; Crumb')
    const token = await tokenTo(app, ben)
    expect(JSON.stringify(invitation)).not.toContain(token)
    const [{ token_hash }] = await rowsOf('token_hash')
    expect(token_hash).toHaveLength(32)
    expect(await read(token)).toMatchObject({
      company: { _id: hana._id, businessName: 'Crust & Crumb' },
      email: ben,
      role: 'recruiter',
      hasAccount: false,
    })
  })

  test('is in the language of the address, if it has an account, else in that of the inviter', async () => {
    const rosa = await anAccount(app, 'employer')
    await rosa.call(changeLanguage, { body: { language: 'es' } })
    await invite(rosa.email)
    expect((await app.mailTo(rosa.email)).text).toContain('https://jobs.example/es/join#')
    await hana.call(changeLanguage, { body: { language: 'es' } })
    await invite(ben)
    expect((await app.mailTo(ben)).subject).toBe('Harriet Reed te invita a unirte a Crust & Crumb en Hearback')
  })

  test('names the member who sends it', async () => {
    const olga = await aMember(app, hana, { role: 'owner', firstName: 'Olga', lastName: 'Šimková' })
    await olga.call(inviteMember, { body: { email: ben, role: recruiter } })
    expect((await app.mailTo(ben)).subject).toMatch(/^Olga Šimková invites/)
  })

  test('tells the inviter nothing about an account of the address', async () => {
    const [ana, otto] = [await aSeeker(app), await anEmployer(app)]
    const replies = [await invite(ben), await invite(ana.email), await invite(otto.email)]
    const shapes = replies.map(({ invitation: { _id, email, createdAt, expiresAt, ...rest } }) => rest)
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1)
    const { invitations } = await hana.call(getTeam)
    expect(invitations.map((one) => Object.keys(one).toSorted())).toEqual(
      Array(3).fill(['_id', 'createdAt', 'email', 'expired', 'expiresAt', 'role']),
    )
  })

  test('replaces an earlier one to the address, whose link ends', async () => {
    const first = await anInvitation(app, hana, ben)
    const second = await anInvitation(app, hana, ben, 'owner')
    await expect(read(first)).toBeRefused('invitation_ended')
    expect((await read(second)).role).toBe('owner')
    expect(await rowsOf()).toHaveLength(1)
  })

  test('ends when it is canceled', async () => {
    const token = await anInvitation(app, hana, ben)
    const [invitation] = (await hana.call(getTeam)).invitations
    const id = invitation?._id ?? ''
    const otto = await anEmployer(app)
    await expect(otto.call(revokeInvitation, { params: { id } })).toBeRefused('not_found')
    await hana.call(revokeInvitation, { params: { id } })
    await expect(hana.call(revokeInvitation, { params: { id } })).toBeRefused('not_found')
    await expect(read(token)).toBeRefused('invitation_ended')
    await expect(app.caller().call(joinTeam, { body: joinForm(token) })).toBeRefused('invitation_ended')
    expect((await hana.call(getTeam)).invitations).toEqual([])
  })

  test('expires after 7 days, can be sent again, and is deleted 30 days later', async () => {
    const token = await anInvitation(app, hana, ben)
    await app.pool.query(`update company_invitations set expires_at = now() - interval '1 second'`)
    await expect(read(token)).toBeRefused('invitation_ended')
    await expect(app.caller().call(joinTeam, { body: joinForm(token) })).toBeRefused('invitation_ended')
    expect((await hana.call(getTeam)).invitations).toMatchObject([{ email: ben, expired: true }])
    await purgeInvitations(app.deps)
    expect(await rowsOf()).toHaveLength(1)
    expect((await read(await anInvitation(app, hana, ben))).email).toBe(ben)
    await app.pool.query(`update company_invitations set expires_at = now() - interval '31 days'`)
    await purgeInvitations(app.deps)
    expect(await rowsOf()).toEqual([])
  })

  test.each(['', 'forged', 'A'.repeat(43), 'A'.repeat(101), '#'.repeat(43), '💥'])(
    'is not opened by the token %j',
    async (token) => {
      await invite(ben)
      await expect(read(token)).toBeRefused(/^[\w-]{1,100}$/u.test(token) ? 'invitation_ended' : 'invalid_input')
    },
  )

  test('ends with a company that moderators hide or suspend', async () => {
    const token = await anInvitation(app, hana, ben)
    await app.pool.query('update employers set hidden_at = now()')
    await expect(read(token)).toBeRefused('invitation_ended')
    await app.pool.query('update employers set hidden_at = null')
    await app.pool.query('update users set suspended_at = now() where id = $1', [hana._id])
    await expect(read(token)).toBeRefused('invitation_ended')
  })
})

describe('inviting', () => {
  test.each([
    ['Ben@Outside.Example'],
    [' ben@outside.example '],
    ['mailto:ben@outside.example'],
    ['Ben Ito <ben@outside.example>'],
    ['ｂｅｎ@outside.example'],
  ])('%j is the same address as another spelling', async (spelling) => {
    await invite(ben)
    await invite(spelling)
    expect(await rowsOf()).toEqual([{ email: ben }])
  })

  test('an address of an international domain is the same in both its forms', async () => {
    await invite('ben@bäckerei.example')
    await invite('ben@xn--bckerei-5wa.example')
    expect(await rowsOf()).toEqual([{ email: 'ben@xn--bckerei-5wa.example' }])
  })

  test.each(['', 'ben', 'ben@', 'ben@outside', 'a@b.example, c@d.example', 'ben@outside.example\nbcc: x@y.example'])(
    '%j is refused, and nothing is sent',
    async (email) => {
      await expect(invite(email)).toBeRefused('invalid_input', 'email')
      expect(await rowsOf()).toEqual([])
    },
  )

  test('refuses another role than owner and recruiter', async () => {
    const body = { email: ben, role: 'admin' as 'owner' }
    await expect(hana.call(inviteMember, { body })).toBeRefused('invalid_input', 'role')
  })

  test('refuses members, in any spelling', async () => {
    const rita = await aMember(app, hana)
    await expect(invite(rita.email.toUpperCase())).toBeRefused('already_member')
    await expect(invite(hana.email)).toBeRefused('already_member')
  })

  test('needs a company profile', async () => {
    const newcomer = await anAccount(app, 'employer')
    const body = { email: ben, role: recruiter }
    await expect(newcomer.call(inviteMember, { body })).toBeRefused('profile_required')
  })

  test('is limited to 50 open invitations, and expired ones make room', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, i) => invite(`p${i}@outside.example`)))
    await expect(invite(ben)).toBeRefused('invalid_input', 'email')
    await invite('p7@outside.example', 'owner')
    await app.pool.query(`update company_invitations set expires_at = now() where email = 'p8@outside.example'`)
    await invite(ben)
    expect(await rowsOf()).toHaveLength(50)
    expect((await hana.call(getTeam)).invitations).toHaveLength(50)
  })

  test('stops at 50 also when 100 are sent concurrently', async () => {
    const all = Array.from({ length: 100 }, (_, i) => invite(`p${i}@outside.example`))
    const sent = (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled')
    expect(sent).toHaveLength(50)
    expect(await rowsOf()).toHaveLength(50)
  })

  test('sends one address at most 5 mails a day, and one company 100', async () => {
    for (let i = 0; i < 5; i += 1) await invite(ben)
    await expect(invite(ben)).toBeRefused('too_many_requests')
    await app.pool.query(`update rate_limits set points = 100 where key like 'invitationByCompany%'`)
    await expect(invite('else@outside.example')).toBeRefused('too_many_requests')
  })

  test('the same address three times concurrently leaves one invitation, whose link works', async () => {
    await Promise.all([invite(ben), invite(ben), invite(ben)])
    await eventually(() => app.mails.length === 3)
    const tokens = app.mails.map(({ text }) => /join#([\w-]+)/.exec(text)?.[1] ?? '')
    const open = await Promise.allSettled(tokens.map(read))
    expect(open.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

test.each([
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['"Crust" & \'Crumb\'', '&quot;Crust&quot; &amp; &#39;Crumb&#39;'],
  ['Bäckerei 🥐 پخت', 'Bäckerei 🥐 پخت'],
])('the name %s is only text in the mail', async (businessName, shown) => {
  await app.pool.query('update employers set business_name = $1', [businessName])
  await invite(ben)
  expect((await app.mailTo(ben)).html).toContain(shown)
})

test('a name that looks like an address is no link in the mail to a stranger', async () => {
  await app.pool.query(`update employers set business_name = 'Win at https://evil.example/now or x@evil.example'`)
  await invite(ben)
  const { subject, text, html = '' } = await app.mailTo(ben)
  for (const part of [subject, text, html]) {
    expect(part).not.toMatch(/evil\.example|https:\/\/evil|x@evil/)
    expect(part.replaceAll('\u2060', '')).toContain('Win at https://evil.example/now or x@evil.example')
  }
})

test('a name as long as it may be is cut in the subject, and whole in the text', async () => {
  const businessName = '🥐'.repeat(200)
  await app.pool.query('update employers set business_name = $1', [businessName])
  await invite(ben)
  const mail = await app.mailTo(ben)
  expect(mail.subject.length).toBeLessThanOrEqual(200)
  expect(mail.text).toContain(businessName)
})
