import { replyAsEmployer } from '@hearback/contract/hiring/reviews.ts'
import { searchJobs, suggestSearch } from '@hearback/contract/jobs/job-search.ts'
import { getJob, postJob } from '@hearback/contract/jobs/jobs.ts'
import { suggestPlaces } from '@hearback/contract/jobs/places.ts'
import { listEmployers, updateEmployerProfile } from '@hearback/contract/people/employers.ts'
import { publishProfile } from '@hearback/contract/people/seekers.ts'
import { findAccounts } from '@hearback/contract/trust/moderation.ts'
import { describe, expect, test } from 'vitest'
import { loadPlaces } from '../../src/features/places/load-places.service.ts'
import { testApp } from '../app.ts'
import { anEmployer } from '../employer-factory.ts'
import { anAccount } from '../factories.ts'
import { aJob } from '../job-factory.ts'
import { boise } from '../place-factory.ts'
import { publicPages } from '../public-pages.ts'
import { aReview } from '../review-factory.ts'
import { aSeeker } from '../seeker-factory.ts'

const app = testApp()
const read = publicPages(app)

/** Each breaks out of one context and inserts an element or attribute that no page has. */
const escapes = [
  '</script><hb-evil>',
  '<!--<script><hb-evil>',
  ']]><hb-evil>',
  '"><hb-evil>',
  '" hb-evil="1',
  "' hb-evil='1",
  '`</title></textarea></style><hb-evil>',
  '\u2028</script\u00a0><hb-evil>',
  '&lt;hb-evil&gt;<hb-evil>',
]
const all = escapes.join(' ')

/** The page without scripts and styles, as an HTML parser delimits them. */
const withoutScripts = (page: string) => page.replace(/<(script|style)\b[^>]*>.*?<\/\1\s*>/gisu, '')
const scriptsOf = (page: string) => [...page.matchAll(/<script\b[^>]*>(.*?)<\/script\s*>/gisu)].map(([, code]) => code)

function expectNothingLeft(page: string): void {
  const rest = withoutScripts(page)
  expect(rest).not.toMatch(/<\/?hb-evil|["']\s+hb-evil=/iu)
  for (const code of scriptsOf(page)) expect(code).not.toMatch(/<!--|<script/iu)
  // React escapes text like this.
  expect(rest).toMatch(/&lt;hb-evil/u)
}

/** Follows the redirect to the URL with the title. */
async function readWhereItIs(path: string) {
  const { location } = await read(path)
  return read(location ? new URL(String(location), 'http://localhost').pathname : path)
}

/** A company with hostile texts in everything that visitors see. */
async function aHostileCompany() {
  const hana = await anEmployer(app, { businessName: `Crust ${escapes[0]}` })
  const words = {
    nickname: all,
    profession: all,
    industryType: all,
    companySize: escapes[4] ?? '',
    firstName: escapes[3] ?? '',
  }
  const profile = {
    ...words,
    lastName: escapes[1] ?? '',
    businessName: `${all.slice(0, 190)}`,
    businessDescription: all,
  }
  await hana.call(updateEmployerProfile, { params: { id: hana._id }, body: profile })
  const form = {
    jobTitle: all.slice(0, 200),
    category: escapes[0] ?? '',
    skills: escapes,
    physicalRequirements: escapes,
    description: all,
  }
  const { job } = await hana.call(postJob, {
    body: { ...form, estimatedFrom: 20, estimatedTo: 25, location: escapes[3] },
  })
  const reviewId = await aReview(app, { by: await aSeeker(app), of: hana, comment: all })
  await hana.call(replyAsEmployer, { params: { id: reviewId }, body: { comment: all } })
  return { hana, job }
}

describe('a text of a person stays text', () => {
  test('on the page of a job, and among the jobs', async () => {
    const { job } = await aHostileCompany()
    const page = await readWhereItIs(`/jobs/${job._id}`)
    expect(page.status).toBe(200)
    expectNothingLeft(page.body)
    expectNothingLeft((await read('/jobs')).body)
  })

  test('in what the page of a job says of itself to others', async () => {
    await loadPlaces(app.db, { minPopulation: 100_000_000, ids: [boise.id] })
    const inBoise = { city: 'Boise, ID', placeId: boise.id, point: boise }
    const words = { title: all, category: all, skills: escapes, description: all }
    const id = await aJob(app, { by: await anEmployer(app, { businessName: all }), ...words, ...inBoise })
    const page = await readWhereItIs(`/jobs/${id}`)
    expectNothingLeft(page.body)
    const posting = page.head.data.find((one) => one['@type'] === 'JobPosting')
    expect(posting).toMatchObject({ title: all, hiringOrganization: { name: all } })
  })

  test('on the page of a company, with its reviews, and among the companies', async () => {
    const { hana } = await aHostileCompany()
    const page = await readWhereItIs(`/companies/${hana._id}`)
    expect(page.status).toBe(200)
    expectNothingLeft(page.body)
    expectNothingLeft((await read('/companies')).body)
  })

  test('in feeds and sitemaps', async () => {
    await aHostileCompany()
    for (const path of ['/feeds/jobs.xml', '/feeds/jobs.atom', '/sitemap.xml']) {
      expect((await read(path)).body.replace(/<!\[CDATA\[.*?\]\]>/gsu, '')).not.toMatch(/<\/?hb-evil|["']\s+hb-evil=/u)
    }
  })

  test.each(['/jobs?keyword=', '/companies?keyword=', '/jobs/category/', '/no-such-page/'])(
    'after %s in an address',
    async (path) => {
      const { body } = await read(`${path}${encodeURIComponent(all)}`)
      expect(withoutScripts(body)).not.toMatch(/<\/?hb-evil|["']\s+hb-evil=/iu)
      for (const code of scriptsOf(body)) expect(code).not.toMatch(/<!--|<script/iu)
    },
  )

  test('in the profile of a job seeker, letter by letter', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const form = { firstName: escapes[0] ?? '', lastName: escapes[4] ?? '', city: 'Boise', jobTitle: all.slice(0, 200) }
    const { profile } = await ana.call(publishProfile, { body: { ...form, skill: escapes, aboutMe: all } })
    expect(profile).toMatchObject({ firstName: form.firstName, lastName: form.lastName, aboutMe: all })
  })
})

test('an address that names another host or none is no page of it', async () => {
  for (const path of [
    '//evil.example/jobs',
    '//',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/jobs/..%2f..%2f',
    '/%',
  ]) {
    const { status, location, body } = await read(path)
    expect([path, status < 500, `${location ?? ''}`.includes('evil')]).toEqual([path, true, false])
    expect(body).not.toMatch(/(href|content|action)="(https?:)?\/\/evil/u)
  }
})

describe('a search term means itself', () => {
  const signs = ['%', '_', '\\']

  test('among companies and accounts', async () => {
    const admin = await anAccount(app, 'admin')
    await anEmployer(app, { businessName: 'Plain Bread' })
    await anEmployer(app, { businessName: 'A%B_C\\D' })
    for (const keyword of signs) {
      const { profiles } = await app.caller().call(listEmployers, { query: { keyword } })
      expect(profiles.map((one) => one.businessName)).toEqual(['A%B_C\\D'])
      const { accounts } = await admin.call(findAccounts, { query: { query: keyword } })
      expect(accounts).toHaveLength(1)
    }
  })

  test('among jobs, towns and suggestions', async () => {
    const id = await aJob(app, { by: await anEmployer(app) })
    await app.caller().call(getJob, { params: { id } })
    for (const sign of signs) {
      const nobody = app.caller()
      expect((await nobody.call(searchJobs, { body: { keyword: `ba${sign}er` } })).jobs).toEqual([])
      expect((await nobody.call(suggestPlaces, { query: { query: `b${sign}enos` } })).places).toEqual([])
      expect(JSON.stringify(await nobody.call(suggestSearch, { query: { query: `ba${sign}er` } }))).not.toMatch(
        /baker/iu,
      )
    }
  })
})
