import { deleteAccount } from '@hearback/contract/accounts/data-rights.ts'
import { type JobForm, postJob, setJobStatus, updateJob } from '@hearback/contract/jobs/jobs.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import { anAccount, type Person, password } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { caseOf, decide, dismissal } from '../../../test/moderation-factory.ts'
import { eraseDueAccounts } from '../data-rights/erase-accounts.service.ts'
import { checkCopiedPosts } from './check-posts.service.ts'

const app = testApp({ VERIFY: 'on' })
let hana: EmployerPerson
let otto: EmployerPerson
// A scheduled job would check texts before the test does.
beforeEach(async () => {
  await app.pool.query('delete from pgboss.schedule')
  hana = await anEmployer(app, { businessName: 'Copper Kettle Bakery' })
  otto = await anEmployer(app, { businessName: 'Silver Spoon' })
})

const original = `Copper Kettle Bakery is looking for a night baker. You mix, shape and bake rye and wheat bread for forty cafés in the valley,
from the first dough at ten in the evening to the last delivery at six in the morning.

- Two years in a bakery, or an apprenticeship
- You can lift bags of 25 kilos
- Weekends every second week, paid with a supplement of 20%

We pay by the hour, every Friday, and you eat with us after the shift. Ask for Hana if you would like to see the ovens first.`
const unrelated = `Our dental office has room for a hygienist who likes people. You clean teeth, take X-rays, explain how to floss, and keep the
records of thirty patients a week. We open at eight, close at five, and never work on Sundays. A license of the state is needed, a year of
experience is welcome. Benefits: health insurance, two weeks of vacation, and training that we pay for.`
const boilerplate = 'We are an equal opportunity employer. Apply today, and we will call you back within two weeks.'

const form = (description: string): JobForm => ({
  jobTitle: 'Night baker',
  category: 'Food',
  estimatedFrom: 20,
  estimatedTo: 25,
  payPeriod: 'hour',
  currency: 'USD',
  workplace: 'onsite',
  skills: ['Baking'],
  description,
  location: 'Boise',
})
const post = async (by: Person, description = original) => (await by.call(postJob, { body: form(description) })).job._id
const edit = (by: Person, id: string, description: string) =>
  by.call(updateJob, { params: { id }, body: { description } })
const check = () => checkCopiedPosts(app.deps)
const cases = async () =>
  (
    await app.pool.query(
      `select target_id as target, other_id as other, status from reports where rule = 'copied_post' order by id`,
    )
  ).rows
const copied = (by: Person, from: Person, status = 'open') => ({ target: by._id, other: from._id, status })

describe('a job with the text of another company', () => {
  test('opens a case about the later one that shows both texts', async () => {
    const admin = await anAccount(app, 'admin')
    const first = await post(hana)
    const second = await post(otto)
    await check()
    expect(await cases()).toEqual([copied(otto, hana)])
    const { comparisons, reports } = await caseOf(admin, 'company', otto._id)
    const finding = { subject: 'post', distance: 0, jobs: { own: expect.any(String), other: expect.any(String) } }
    expect(reports).toMatchObject([{ rule: 'copied_post', reporter: null, finding }])
    expect(comparisons).toMatchObject([
      {
        rule: 'copied_post',
        other: { _id: hana._id },
        jobs: { own: { _id: second, description: original }, other: { _id: first } },
      },
    ])
  })

  test.each([
    ['with the own name in it', original.replace('Copper Kettle Bakery', 'Silver Spoon')],
    [
      'with another sentence',
      original.replace('Ask for Hana if you would like to see the ovens first.', 'Send us your resume today.'),
    ],
    ['in other case and punctuation', original.toUpperCase().replaceAll(',', ';')],
    ['with Cyrillic letters', original.replaceAll('a', 'а').replaceAll('e', 'е')],
    ['with invisible characters and accents', original.replaceAll('o', 'o\u00ad').replaceAll('i', 'í')],
    ['with a line before and after it', `Join us.\n\n${original}\n\nApply now.`],
  ])('is found %s', async (_, description) => {
    await post(hana)
    await check()
    await post(otto, description)
    await check()
    expect(await cases()).toEqual([copied(otto, hana)])
  })

  test('is found after an edit, also of a job that was there first', async () => {
    const id = await post(otto, unrelated)
    await check()
    await post(hana)
    await check()
    expect(await cases()).toEqual([])
    await edit(otto, id, original)
    await check()
    expect(await cases()).toEqual([copied(otto, hana)])
  })

  test('is the copy although the original is edited a little afterwards', async () => {
    const first = await post(hana)
    await check()
    await edit(hana, first, original.replace('20%', '25%'))
    await post(otto)
    await check()
    await edit(hana, first, original.replace('20%', '30%'))
    await check()
    expect(await cases()).toEqual([copied(otto, hana)])
  })
})

describe('no case opens', () => {
  test.each([
    ['for texts about something else', original, unrelated],
    ['for short texts that everybody uses', boilerplate, boilerplate],
    ['for two texts that begin alike', `${boilerplate} ${original}`, `${boilerplate} ${unrelated}`],
  ])('%s', async (_, one, other) => {
    await post(hana, one)
    await post(otto, other)
    await check()
    expect(await cases()).toEqual([])
  })

  test('for a company that posts its own text again and again', async () => {
    for (let n = 0; n < 3; n++) await aJob(app, { by: hana, title: `Baker ${n}`, description: original })
    await check()
    expect(await cases()).toEqual([])
  })

  test('for imported posts, and for the company that posts itself what was imported', async () => {
    const feed = await anEmployer(app, { businessName: 'Silver Spoon', importName: 'Silver Spoon Inc' })
    await aJob(app, { by: hana, description: unrelated, postedDaysAgo: 3 })
    await aJob(app, { by: feed, description: original, pay: null, postedDaysAgo: 2 })
    await aJob(app, { by: feed, title: 'Hygienist', description: unrelated, pay: null, postedDaysAgo: 1 })
    await post(otto)
    await check()
    expect(await cases()).toEqual([])
  })

  test('for a job that is closed, and again after a dismissal', async () => {
    const admin = await anAccount(app, 'admin')
    await post(hana)
    const closed = await post(otto)
    await otto.call(setJobStatus, { params: { id: closed }, body: { status: 'closed' } })
    await check()
    expect(await cases()).toEqual([])
    await aJob(app, { by: otto, title: 'Baker', description: original })
    await check()
    await decide(admin, 'company', otto._id, dismissal)
    await aJob(app, { by: otto, title: 'Baker again', description: original })
    await check()
    expect(await cases()).toEqual([copied(otto, hana, 'dismissed')])
  })

  test('where companies are not verified', async () => {
    await post(hana)
    await post(otto)
    await checkCopiedPosts({ ...app.deps, config: { ...app.deps.config, verifiesEmployers: false } })
    expect(await cases()).toEqual([])
  })
})

test('several processes and several jobs open one case for two companies', async () => {
  await aJob(app, { by: hana, description: original, postedDaysAgo: 1 })
  for (let n = 0; n < 3; n++) await aJob(app, { by: otto, title: `Baker ${n}`, description: original })
  await Promise.all([check(), check(), check()])
  expect(await cases()).toEqual([copied(otto, hana)])
})

test('each copy by another company opens one case against the first text, also if they are compared in another order', async () => {
  const ida = await anEmployer(app)
  await aJob(app, { by: otto, description: original, postedDaysAgo: 1 })
  await aJob(app, { by: ida, description: original, postedDaysAgo: 2 })
  await aJob(app, { by: hana, description: original, postedDaysAgo: 3 })
  await check()
  expect(await cases()).toContainEqual(copied(otto, hana))
  expect(await cases()).toContainEqual(copied(ida, hana))
  expect((await cases()).filter(({ target }) => target === hana._id)).toEqual([])
})

test('the deletion of either company leaves no text, and the case', async () => {
  await post(hana)
  await post(otto)
  await check()
  for (const by of [hana, otto]) await by.call(deleteAccount, { body: { currentPassword: password } })
  await app.pool.query(`update account_deletions set erase_at = now()`)
  await eraseDueAccounts(app.deps)
  await check()
  expect(await cases()).toMatchObject([{ status: 'open' }])
  expect((await app.pool.query(`select from reports where details <> '' or finding is not null`)).rows).toEqual([])
  expect((await app.pool.query('select from post_fingerprints')).rowCount).toBe(0)
})

test('one text that fails stops no other, and is tried again', async () => {
  await post(hana)
  const broken = await post(otto)
  const ida = await anEmployer(app)
  await post(ida)
  await app.pool.query(`create function fail_copy() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
    create trigger fail before insert on post_fingerprints for each row when (new.job_id = '${broken}') execute function fail_copy()`)
  await check()
  await app.pool.query('drop trigger fail on post_fingerprints; drop function fail_copy')
  expect(await cases()).toEqual([copied(ida, hana)])
  await app.pool.query('update failed_rows set retry_at = now()')
  await check()
  expect(await cases()).toContainEqual(copied(otto, hana))
})
