import { listAudit } from '@hearback/contract/trust/audit.ts'
import { contactUs, handleContactMessage, listContactMessages } from '@hearback/contract/trust/contact.ts'
import { describe, expect, test } from 'vitest'
import { type Caller, type Refusal, testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount } from '../../../test/factories.ts'
import '../../../test/matchers.ts'

const app = testApp()
const body = { name: 'Ana Ruiz', message: 'How do I change my name?' }
const visitor = { ...body, email: 'ana@elsewhere.example' }
const write = (by: Caller, form: object = body) => by.call(contactUs, { body: form as typeof body })
const rows = () => app.db.selectFrom('contact_messages').selectAll().execute()
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'taken',
    (refusal: Refusal) => refusal.body.code,
  )

describe('a message of the contact form', () => {
  test('is kept with the account of its sender, and mailed to every moderator', async () => {
    const [one, two, by] = [await anAccount(app, 'admin'), await anAccount(app, 'admin'), await anEmployer(app)]
    await write(by, { ...body, email: 'somebody@else.example' })
    expect(await rows()).toMatchObject([{ user_id: by._id, email: by.email, ...body, state: 'new' }])
    for (const { email } of [one, two]) {
      const mail = await app.mailTo(email)
      expect(mail.subject).toBe('New message from the contact form')
      expect(mail.text).toContain('Ana Ruiz')
      expect(mail.text).toContain(body.message)
      expect(mail.text).toContain('/admin/contact')
    }
  })

  test('is mailed at most once an hour after the first, the latest one', async () => {
    const { email } = await anAccount(app, 'admin')
    for (const n of [1, 2, 3, 4]) await write(await anEmployer(app), { ...body, message: `Question ${n}` })
    const { rows: mails } = await app.pool.query(
      `select data->>'text' as text, start_after > now() as waits from pgboss.job
       where name = 'mail' and data->>'to' = $1 order by start_after`,
      [email],
    )
    expect(mails).toMatchObject([{ waits: false }, { waits: true }])
    expect(mails[0].text).toContain('Question 1')
    expect(mails[1].text).toContain('Question 4')
  })

  test('is never older than its last change', async () => {
    await write(app.caller(), visitor)
    const [message] = await rows()
    expect(message?.updated_at.getTime()).toBeGreaterThanOrEqual(message?.created_at.getTime() ?? Number.NaN)
  })

  test('comes from visitors too, who give their email address', async () => {
    await expect(write(app.caller())).toBeRefused('invalid_input', 'email')
    await write(app.caller(), visitor)
    expect(await rows()).toMatchObject([{ user_id: null, email: 'ana@elsewhere.example' }])
  })

  test.each([
    ['name', { ...visitor, name: ' ' }],
    ['message', { ...visitor, message: '' }],
    ['message', { ...visitor, message: 'x'.repeat(5_001) }],
    ['email', { ...visitor, email: 'nowhere' }],
  ])('names a wrong %s, and is not kept', async (field, form) => {
    await expect(write(app.caller(), form)).toBeRefused('invalid_input', field)
    expect(await rows()).toEqual([])
  })
})

describe('the third message in 24 hours', () => {
  test('is refused in the fixed words, and says when the next one is possible', async () => {
    const by = await anEmployer(app)
    await write(by)
    await write(by)
    const refusal: Refusal = await write(by).catch((error) => error)
    expect(refusal.status).toBe(429)
    expect(refusal.body).toMatchObject({
      code: 'contact_limit_reached',
      error: 'Error sending message, Only 2 messages in 24 hours.',
      limit: 2,
      used: 2,
    })
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(86_300)
    await app.pool.query(`update contact_messages set created_at = created_at - interval '24 hours'`)
    await write(by)
    expect(await rows()).toHaveLength(3)
  })

  test('counts for each person, and for visitors for each address with each email', async () => {
    const [by, other] = [await anEmployer(app), await anEmployer(app)]
    for (const sender of [by, by, other, other]) await write(sender)
    for (const email of ['a@b.example', 'a@b.example', 'c@d.example']) await write(app.caller(), { ...body, email })
    await expect(write(app.caller(), { ...body, email: 'A@b.example' })).toBeRefused('contact_limit_reached')
    await expect(write(other)).toBeRefused('contact_limit_reached')
  })

  test('of an address that gives another email each time is refused in the same words from the 21st on', async () => {
    for (let at = 0; at < 20; at++) await write(app.caller(), { ...body, email: `a${at}@b.example` })
    const refusal: Refusal = await write(app.caller(), visitor).catch((error) => error)
    expect(refusal.status).toBe(429)
    expect(refusal.body).toMatchObject({
      code: 'contact_limit_reached',
      error: 'Error sending message, Only 2 messages in 24 hours.',
      limit: 20,
      used: 20,
      resetsAt: expect.any(String),
    })
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(86_300)
    expect(await rows()).toHaveLength(20)
  })

  test('is refused also when 40 come concurrently', async () => {
    const by = await anEmployer(app)
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => codeOf(write(by))))
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(2)
    expect(new Set(outcomes)).toEqual(new Set(['taken', 'contact_limit_reached']))
    expect(await rows()).toHaveLength(2)
  })
})

describe('a moderator', () => {
  test('answers somebody with an account under their own words', async () => {
    const [admin, by] = [await anAccount(app, 'admin'), await anEmployer(app)]
    await write(by, body)
    const [message] = (await admin.call(listContactMessages)).messages
    await admin.call(handleContactMessage, { params: { id: message?._id ?? '' }, body: { answer: 'In the settings.' } })
    const { text } = await app.mailTo(by.email)
    expect(text).toContain(body.message)
    expect(text).toContain(body.name)
  })

  test('answers by mail, and what became of it stands in the list and in the audit trail', async () => {
    const admin = await anAccount(app, 'admin')
    await write(app.caller(), visitor)
    const { messages } = await admin.call(listContactMessages)
    const id = messages[0]?._id ?? ''
    const { message } = await admin.call(handleContactMessage, { params: { id }, body: { answer: 'In the settings.' } })
    expect(message).toMatchObject({ state: 'answered', answer: 'In the settings.', handledBy: admin.email })
    const mail = await app.mailTo(visitor.email)
    expect(mail.text).toContain('In the settings.')
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain(visitor.message)
    expect(mail.text).not.toContain(visitor.name)
    expect((await admin.call(listContactMessages, { query: { state: 'new' } })).total).toBe(0)
    expect((await admin.call(listAudit, { query: { target: id } })).entries).toMatchObject([
      { actor: admin.email, act: 'contact_answered', kind: 'contact', name: 'Ana Ruiz' },
    ])
  })

  test('closes a message without an answer, and no one is mailed', async () => {
    const admin = await anAccount(app, 'admin')
    await write(app.caller(), visitor)
    const id = (await rows())[0]?.id ?? ''
    await admin.call(handleContactMessage, { params: { id }, body: {} })
    const { rows: mails } = await app.pool.query(`select data->>'to' as receiver from pgboss.job where name = 'mail'`)
    expect(mails).toEqual([{ receiver: admin.email }])
  })

  test('of two who answer concurrently one gets a conflict, and one mail goes out', async () => {
    const admins = [await anAccount(app, 'admin'), await anAccount(app, 'admin')]
    await write(app.caller(), visitor)
    const id = (await rows())[0]?.id ?? ''
    const answers = admins.map((admin) =>
      codeOf(admin.call(handleContactMessage, { params: { id }, body: { answer: `From ${admin.email}` } })),
    )
    expect((await Promise.all(answers)).toSorted()).toEqual(['conflict', 'taken'])
    const { rows: mails } = await app.pool.query(`select from pgboss.job where name = 'mail' and data->>'to' = $1`, [
      visitor.email,
    ])
    expect(mails).toHaveLength(1)
  })

  test('is told when there is no such message', async () => {
    const admin = await anAccount(app, 'admin')
    const id = '01890000-0000-7000-8000-000000000000'
    await expect(admin.call(handleContactMessage, { params: { id }, body: {} })).toBeRefused('not_found')
  })
})

describe('the audit trail', () => {
  test.each(['update audit_entries set reason = $$x$$', 'delete from audit_entries', 'truncate audit_entries'])(
    'refuses to %s',
    async (statement) => {
      await expect(app.pool.query(statement)).rejects.toThrow('never changed or deleted')
    },
  )
})
