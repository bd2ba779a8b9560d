import { randomBytes } from 'node:crypto'
import { listActivity } from '@hearback/contract/accounts/activity.ts'
import { createApiKey, listApiKeys, revokeApiKey } from '@hearback/contract/accounts/api-keys.ts'
import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import { changeMemberRole, removeMember } from '@hearback/contract/accounts/team.ts'
import { suspend } from '@hearback/contract/trust/moderation.ts'
import { listCompanyJobs, putCompanyJob } from '@hearback/contract/v1/company-jobs.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aProgram, expireKey, programWith } from '../../../test/key-factory.ts'
import { aMember } from '../../../test/team-factory.ts'
import { inTransaction } from '../../db/transaction.ts'
import { eraseAccountData } from '../data-rights/erase-accounts.service.ts'
import { insertKey } from './api-keys.sql.ts'
import '../../../test/matchers.ts'

const app = testApp()
let hana: Person

beforeEach(async () => {
  hana = await anEmployer(app, { name: 'hana', businessName: 'Crust' })
})

const body = { name: 'Careers site', scopes: ['jobs:read'] } as const
const create = (by: Person, change: object = {}) =>
  by.call(createApiKey, { body: { ...body, scopes: [...body.scopes], ...change } })
const job = { title: 'Baker', category: 'Food', description: 'Bread.', pay: { from: 20, to: 25 } }

describe('a new key', () => {
  test('is shown once, in a form that secret scanners find, and is stored as a hash', async () => {
    const { key, token } = await create(hana)
    expect(token).toMatch(/^hearback_[\w-]{43}$/)
    expect(key).toMatchObject({
      ...body,
      hint: token.substring(48),
      createdBy: 'Harriet Reed',
      lastUsedAt: null,
      expired: false,
    })
    const { keys } = await hana.call(listApiKeys)
    expect(keys).toEqual([key])
    const { rows } = await app.pool.query('select k::text as row, encode(token_hash, $1) as hash from api_keys k', [
      'hex',
    ])
    const { createHash } = await import('node:crypto')
    expect(rows[0].hash).toBe(createHash('sha256').update(token).digest('hex'))
    expect(rows[0].row).not.toContain(token.substring(9, 40))
    expect(JSON.stringify(keys)).not.toContain(token.substring(9, 40))
  })

  test('expires in a year unless the owner says when, or that it never does', async () => {
    const days = async (expiresInDays?: number | null) => {
      const { key } = await create(hana, expiresInDays === undefined ? {} : { expiresInDays })
      return key.expiresAt && Math.round((Date.parse(key.expiresAt) - Date.now()) / 86_400_000)
    }
    expect([await days(), await days(30), await days(null)]).toEqual([365, 30, null])
    await expect(create(hana, { expiresInDays: 366 })).toBeRefused('invalid_input')
    await expect(create(hana, { expiresInDays: 0 })).toBeRefused('invalid_input')
  })

  test('lasts as many times 24 hours, whatever the clocks of the database do meanwhile', async () => {
    const made = { companyId: hana._id, createdBy: hana._id, name: 'a', scopes: ['jobs:read'], hint: 'abcd' }
    for (const expiresInDays of [150, 300])
      await app.db.transaction().execute(async (tx) => {
        await sql`set local time zone 'America/New_York'`.execute(tx)
        await insertKey(tx, { ...made, tokenHash: randomBytes(32), expiresInDays } as Parameters<typeof insertKey>[1])
      })
    const { rows } = await app.pool.query(
      'select extract(epoch from expires_at - created_at)::int / 3600 as hours from api_keys order by 1',
    )
    expect(rows).toEqual([{ hours: 150 * 24 }, { hours: 300 * 24 }])
  })

  test('keeps a name of any script, and refuses one of 10,000 characters', async () => {
    const name = '給与 🧁 “ATS” <b>é</b>'
    expect((await create(hana, { name })).key.name).toBe(name)
    await expect(create(hana, { name: '🧁'.repeat(10_000) })).toBeRefused('invalid_input', 'name')
  })

  test.each([{ name: ' ' }, { name: 'x'.repeat(81) }, { scopes: [] }, { scopes: ['admin'] }])(
    'is refused with %j',
    async (change) => {
      await expect(create(hana, change)).toBeRefused('invalid_input')
      expect((await app.pool.query('select from api_keys')).rowCount).toBe(0)
    },
  )

  test('is told to all owners by email, and is in the log with the one who revokes it', async () => {
    const olga = await aMember(app, hana, { role: 'owner', firstName: 'Olga', name: 'olga' })
    const rita = await aMember(app, hana, { name: 'rita' })
    const { key, token } = await create(hana, { scopes: ['applications:read'] })
    for (const owner of [hana, olga]) {
      const mail = await app.mailTo(owner.email, /API key/)
      expect(mail.text).toContain('Harriet Reed')
      expect(mail.text).toContain('/employer/developers')
      expect(mail.text).not.toContain(token)
      expect((await owner.call(listNotifications)).notifications[0]).toMatchObject({
        kind: 'api_key_created',
        data: { name: 'Careers site', company: 'Crust', person: 'Harriet Reed' },
        path: '/employer/developers',
      })
    }
    expect(app.mails.filter(({ to }) => to === rita.email)).toEqual([])
    await olga.call(revokeApiKey, { params: { id: key._id } })
    const entries = (await hana.call(listActivity, {})).entries.map(({ act, member, changes }) => [
      act,
      member?._id,
      changes,
    ])
    expect(entries).toEqual([
      ['company_key_revoked', olga._id, [{ field: 'key', before: 'Careers site', after: null }]],
      [
        'company_key_created',
        hana._id,
        [
          { field: 'key', before: null, after: 'Careers site' },
          { field: 'scopes', before: null, after: ['applications:read'] },
        ],
      ],
    ])
  })

  test('needs a company page', async () => {
    await expect(create(await anAccount(app, 'employer'))).toBeRefused('profile_required')
  })
})

describe('a company', () => {
  test('has at most 20 usable keys, also of concurrent calls; expired and revoked ones do not count', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 25 }, () => create(hana)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    const { keys } = await hana.call(listApiKeys)
    await expect(create(hana)).toBeRefused('conflict')
    await hana.call(revokeApiKey, { params: { id: keys[0]?._id ?? '' } })
    await create(hana)
    await expect(create(hana)).toBeRefused('conflict')
    await expireKey(app, keys[1]?._id ?? '')
    await create(hana)
    await expect(create(hana)).toBeRefused('conflict')
    await create(await anEmployer(app))
  })

  test('cannot create keys without end', async () => {
    for (let at = 0; at < 50; at++) {
      const { key } = await create(hana)
      await hana.call(revokeApiKey, { params: { id: key._id } })
    }
    await expect(create(hana)).toBeRefused('too_many_requests')
  })
})

describe('a revoked key', () => {
  test('ends immediately, leaves the list, and cannot be revoked by another company', async () => {
    const program = await aProgram(app, hana)
    await program.call(listCompanyJobs)
    const revoke = (by: Person) => by.call(revokeApiKey, { params: { id: program.keyId } })
    await expect(revoke(await anEmployer(app))).toBeRefused('not_found')
    await program.call(listCompanyJobs)
    await revoke(hana)
    const refusal = await program.call(listCompanyJobs).catch((error) => error)
    expect(refusal).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in', message: 'This API key was revoked.' },
      headers: { 'www-authenticate': 'Bearer realm="Hearback", error="invalid_token"' },
    })
    expect((await hana.call(listApiKeys)).keys).toEqual([])
    await expect(revoke(hana)).toBeRefused('not_found')
  })
})

describe('the last use of a key', () => {
  const lastUse = async () => (await hana.call(listApiKeys)).keys[0]?.lastUsedAt
  test('is written at most once a minute, and not by refused calls', async () => {
    const program = await aProgram(app, hana, { scopes: ['jobs:read'] })
    await expect(program.call(putCompanyJob, { params: { externalId: 'a' }, body: job })).toBeRefused('not_allowed')
    expect(await lastUse()).toBeNull()
    await program.call(listCompanyJobs)
    const first = await lastUse()
    expect(first).not.toBeNull()
    await Promise.all(Array.from({ length: 5 }, () => program.call(listCompanyJobs)))
    expect(await lastUse()).toBe(first)
    await app.pool.query(`update api_keys set last_used_at = now() - interval '2 minutes'`)
    await program.call(listCompanyJobs)
    expect(Date.parse((await lastUse()) ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? ''))
  })
})

describe('the use of a key', () => {
  test('does not wait for another transaction that holds the key', async () => {
    const program = await aProgram(app, hana)
    const other = await app.pool.connect()
    await other.query('begin')
    await other.query('select from api_keys for update')
    await program.call(listCompanyJobs)
    await other.query('rollback')
    other.release()
    await program.call(listCompanyJobs)
    expect((await hana.call(listApiKeys)).keys[0]?.lastUsedAt).not.toBeNull()
  })
})

describe('a key acts', () => {
  test('under its name in the activity log, also once it is revoked', async () => {
    const program = await aProgram(app, hana, { name: 'Ñandú sync 🧁' })
    await program.call(putCompanyJob, { params: { externalId: 'a' }, body: job })
    await hana.call(revokeApiKey, { params: { id: program.keyId } })
    const { entries } = await hana.call(listActivity, { query: {} })
    expect(entries.find(({ act }) => act === 'job_posted')).toMatchObject({ key: 'Ñandú sync 🧁' })
    expect(entries.find(({ act }) => act === 'company_key_revoked')).toMatchObject({ key: null })
  })

  const actorOf = async (program: { call: Person['call'] }) => {
    await program.call(putCompanyJob, { params: { externalId: `${Math.floor(performance.now() * 1000)}` }, body: job })
    const { rows } = await app.pool.query(
      `select member_id from company_activity where act = 'job_posted' order by at desc limit 1`,
    )
    return rows[0].member_id
  }

  test('as the owner who made it while they are an owner or recruiter, else as the first owner', async () => {
    const olga = await aMember(app, hana, { role: 'owner', firstName: 'Olga' })
    const program = await aProgram(app, olga)
    expect(await actorOf(program)).toBe(olga._id)
    await hana.call(changeMemberRole, { params: { id: olga._id }, body: { role: 'recruiter' } })
    expect(await actorOf(program)).toBe(olga._id)
    await hana.call(changeMemberRole, { params: { id: olga._id }, body: { role: 'contributor' } })
    expect(await actorOf(program)).toBe(hana._id)
    await hana.call(removeMember, { params: { id: olga._id } })
    await app.pool.query('delete from usage_counters')
    expect(await actorOf(program)).toBe(hana._id)
    expect((await hana.call(listApiKeys)).keys).toMatchObject([{ createdBy: null }])
  })

  test('for the company after the account of the person who made it is erased', async () => {
    const olga = await aMember(app, hana, { role: 'owner', firstName: 'Olga' })
    const program = await aProgram(app, olga)
    await inTransaction(app.deps, (tx, publish) => eraseAccountData(app.deps, tx, publish, olga._id))
    expect(await actorOf(program)).toBe(hana._id)
  })

  test('no more once the company is erased', async () => {
    const program = await aProgram(app, hana)
    await program.call(putCompanyJob, { params: { externalId: 'REQ-1' }, body: job })
    await inTransaction(app.deps, (tx, publish) => eraseAccountData(app.deps, tx, publish, hana._id))
    await expect(program.call(listCompanyJobs)).toBeRefused('not_signed_in')
    for (const table of ['api_keys', 'external_jobs'])
      expect((await app.pool.query(`select from ${table}`)).rowCount).toBe(0)
  })

  test('not while the company is suspended or hidden, and not as a suspended person', async () => {
    const admin = await anAccount(app, 'admin')
    const olga = await aMember(app, hana, { role: 'owner', firstName: 'Olga' })
    const program = await aProgram(app, olga)
    await admin.call(suspend, { params: { kind: 'account', id: olga._id }, body: { reason: 'It is not real.' } })
    expect(await actorOf(program)).toBe(hana._id)
    await app.pool.query('update employers set hidden_at = now()')
    await expect(program.call(listCompanyJobs)).toBeRefused('not_allowed')
    await app.pool.query('update employers set hidden_at = null')
    await program.call(listCompanyJobs)
    await admin.call(suspend, { params: { kind: 'account', id: hana._id }, body: { reason: 'It is not real.' } })
    await expect(program.call(listCompanyJobs)).toBeRefused('account_suspended')
  })
})

describe('calls with a key', () => {
  test('are limited for each key, with the time to wait', async () => {
    const [first, second] = [await aProgram(app, hana), await aProgram(app, hana)]
    const from = (key: string) =>
      app.server.inject({
        url: '/api/v1/jobs?limit=1',
        headers: { authorization: `Bearer ${key}` },
        remoteAddress: '203.0.113.9',
      })
    for (let at = 0; at < 600; at++) expect((await from(first.key)).statusCode).toBe(200)
    const refused = await from(first.key)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await from(second.key)).statusCode).toBe(200)
  })

  test.each(['bearer', 'Bearer', 'BEARER'])('name the scheme as %s', async (scheme) => {
    const { key } = await aProgram(app, hana)
    await programWith(app, `${scheme} ${key}`).call(listCompanyJobs)
  })

  test.each(['Bearer  KEY', 'Bearer KEY  ', 'bearer   KEY '])(
    'are understood with the spaces of %j',
    async (header) => {
      const { key } = await aProgram(app, hana)
      await programWith(app, header.replace('KEY', key)).call(listCompanyJobs)
    },
  )

  test.each([
    ['in quotes', (key: string) => `"${key}"`],
    ['in capitals', (key: string) => key.toUpperCase()],
    ['without its last character', (key: string) => key.substring(0, key.length - 1)],
    ['with a character more', (key: string) => `${key}a`],
    ['as its hint', (key: string) => key.substring(key.length - 4)],
  ])('%s are refused as an invalid key', async (_how, change) => {
    const { key } = await aProgram(app, hana)
    const refusal = await programWith(app, `Bearer ${change(key)}`)
      .call(listCompanyJobs)
      .catch((error) => error)
    expect(refusal).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'Bearer realm="Hearback", error="invalid_token"' },
    })
  })

  test('with the token of a signed-in person beside it are those of the key', async () => {
    const program = await aProgram(app, hana, { scopes: ['jobs:read'] })
    const both = programWith(app, `Bearer ${program.key}`, { 'auth-token': hana.token ?? '' })
    await expect(both.call(putCompanyJob, { params: { externalId: 'a' }, body: job })).toBeRefused('not_allowed')
  })

  test.each(['', 'Bearer', 'Basic x', 'Bearer a b'])(
    'without a key, as %j, are told how to send one',
    async (authorization) => {
      const refusal = await programWith(app, authorization)
        .call(listCompanyJobs)
        .catch((error) => error)
      expect(refusal).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer realm="Hearback"' } })
    },
  )

  test('are not made from a query or a body, where logs would keep the key', async () => {
    const { key } = await aProgram(app, hana)
    const { statusCode } = await app.server.inject({ url: `/api/v1/jobs?access_token=${key}` })
    expect(statusCode).toBe(401)
  })
})
