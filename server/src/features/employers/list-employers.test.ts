import { createEmployerProfile, listCompanyChoices, listEmployers } from '@hearback/contract/people/employers.ts'
import { describe, expect, test } from 'vitest'
import { type Caller, testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount } from '../../../test/factories.ts'
import '../../../test/matchers.ts'

const app = testApp()
const names = async (query: Record<string, string | number> = {}, caller: Caller = app.caller()) =>
  (await caller.call(listEmployers, { query })).profiles.map((profile) => profile.businessName)

async function companies(...businessNames: string[]): Promise<void> {
  for (const businessName of businessNames) await anEmployer(app, { businessName })
}
const figures = (businessName: string, finished: number, answered: number) =>
  app.pool.query(
    `update response_stats set finished = $2, answered = $3, median_hours = 24
     where employer_id = (select user_id from employers where business_name = $1)`,
    [businessName, finished, answered],
  )

describe('the list of companies', () => {
  test('begins with those that answer best; those without enough figures follow', async () => {
    await companies('New', 'Silent', 'Often', 'Always', 'Nearly')
    await figures('Silent', 40, 0)
    await figures('Often', 10, 9)
    await figures('Always', 5, 5)
    await figures('Nearly', 4, 4)
    expect(await names()).toEqual(['Always', 'Often', 'Silent', 'Nearly', 'New'])
  })

  test('is sorted by name whatever its case, or by age', async () => {
    await companies('beta', 'Alpha', 'Gamma')
    await app.pool.query(`update employers set created_at = now() - interval '1 day' where business_name = 'Gamma'`)
    expect(await names({ sort: 'name' })).toEqual(['Alpha', 'beta', 'Gamma'])
    expect((await names({ sort: 'newest' })).at(-1)).toBe('Gamma')
  })

  test('finds a part of a name, in which %, _ and a backslash are themselves', async () => {
    await companies('100% Bread', '100 Breads', 'a_b', 'aXb', 'back\\slash')
    expect(await names({ keyword: 'BREAD', sort: 'name' })).toEqual(['100 Breads', '100% Bread'])
    expect(await names({ keyword: '%' })).toEqual(['100% Bread'])
    expect(await names({ keyword: 'a_b' })).toEqual(['a_b'])
    expect(await names({ keyword: '\\' })).toEqual(['back\\slash'])
    expect(await names({ keyword: 'nothing like it' })).toEqual([])
  })

  test.each([
    ['O’Reilly Books', ["O'Reilly", 'oreilly', 'O´Reilly', 'reilly books']],
    ['Co-op Kitchen', ['coop', 'CO OP', 'co\u2011op', 'Co-op kitchen']],
    ['Bak\u00ADery & Sons', ['bakery', 'Bak\u200Bery', 'bakery sons']],
    ['AT&T', ['at&t', 'att', 'AT & T']],
  ])('finds %s by any spelling', async (name, keywords) => {
    await companies(name, 'Other')
    for (const keyword of keywords)
      expect({ keyword, found: await names({ keyword }) }).toEqual({ keyword, found: [name] })
    expect(await names({ keyword: "'-" })).toEqual([])
  })

  test.each([
    ['bakery', ['Crust', 'Bakery of Ana']],
    ['Bakeries', ['Crust']],
    ['restaurant', ['Crust']],
    ['panadería', ['Crust']],
    ['restaurantes y panaderias', ['Crust']],
    ['ремонт', ['Forge']],
    ['bakery trades', []],
    ['and', []],
    ['🥖', []],
    ['%', []],
  ])('finds by name and by industry: %s', async (keyword, found) => {
    await anEmployer(app, { businessName: 'Crust', industryType: 'Restaurants and bakeries' })
    await anEmployer(app, { businessName: 'Forge', industryType: 'Ремонт' })
    await anEmployer(app, { businessName: 'Bakery of Ana', industryType: 'Construction and trades' })
    await anEmployer(app, { businessName: 'Without' })
    const { profiles, total } = await app.caller().call(listEmployers, { query: { keyword, sort: 'newest' } })
    expect(profiles.map(({ businessName }) => businessName).toSorted()).toEqual(found.toSorted())
    expect(total).toBe(found.length)
  })

  test('does not find hidden companies by their industry', async () => {
    await anEmployer(app, { businessName: 'Crust', industryType: 'Restaurants and bakeries' })
    await app.pool.query('update employers set hidden_at = now()')
    expect(await names({ keyword: 'bakery' })).toEqual([])
  })

  test('comes in pages that hold everybody once', async () => {
    await companies('A', 'B', 'C', 'D', 'E')
    for (const sort of ['answers', 'name', 'newest']) {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => names({ sort, page, limit: 2 })))
      expect(pages.map((page) => page.length)).toEqual([2, 2, 1, 0])
      expect(pages.flat().sort()).toEqual(['A', 'B', 'C', 'D', 'E'])
    }
    const { total, totalPages } = await app.caller().call(listEmployers, { query: { limit: 2 } })
    expect({ total, totalPages }).toEqual({ total: 5, totalPages: 3 })
  })

  test('shows gender to no one', async () => {
    const acme = await anEmployer(app)
    const { profiles } = await acme.call(listEmployers)
    expect(profiles).toHaveLength(1)
    expect(profiles[0]).not.toHaveProperty('gender')
  })

  test.each([
    ['page', { page: 0 }],
    ['limit', { limit: 101 }],
    ['sort', { sort: 'rating' }],
  ])('refuses a wrong %s', async (field, query) => {
    await expect(names(query)).toBeRefused('invalid_input', field)
  })
})

describe('the filters of the list of companies', () => {
  const at = async (businessName: string, businessLocation: string, companySize: string, industryType: string) => {
    const body = { firstName: 'Ana', lastName: 'Reed', businessName, businessLocation, companySize, industryType }
    await (await anAccount(app, 'employer')).call(createEmployerProfile, { body })
  }
  const some = async () => {
    await at('Crust', 'Boise, ID', '1–10', 'Restaurants and bakeries')
    await at('Forge', 'Boise, Idaho', '11–50', 'Manufacturing')
    await at('Harbor', 'Portland, OR', '1–10', 'Manufacturing')
    await at('Panela', 'Madrid, Spain', '11–50', '🥖 Panadería')
    await at('Odd', 'Everywhere 🌍', '1–10', 'Manufacturing')
  }

  test.each([
    [{ industryType: 'Manufacturing' }, ['Forge', 'Harbor', 'Odd']],
    [{ industryType: '🥖 Panadería' }, ['Panela']],
    [{ industryType: 'Manufact' }, []],
    [{ companySize: '1–10' }, ['Crust', 'Harbor', 'Odd']],
    [{ industryType: 'Manufacturing', companySize: '11–50' }, ['Forge']],
    [{ location: 'Boise' }, ['Crust', 'Forge']],
    [{ location: 'boise, id' }, ['Crust', 'Forge']],
    [{ location: '83702' }, ['Crust', 'Forge']],
    [{ location: 'Idaho' }, ['Crust', 'Forge']],
    [{ location: 'USA' }, ['Crust', 'Forge', 'Harbor']],
    [{ location: 'Madrid' }, ['Panela']],
    [{ location: 'remote' }, []],
    [{ location: 'Nowhereville 🌍' }, []],
    [{ location: '%' }, []],
    [{ location: 'Boise', keyword: 'crust', industryType: 'Restaurants and bakeries', companySize: '1–10' }, ['Crust']],
    [{ location: 'Boise', keyword: 'harbor' }, []],
  ])('%o finds %j', async (query, found) => {
    await some()
    const { profiles, total } = await app.caller().call(listEmployers, { query: { ...query, sort: 'name' } })
    expect(profiles.map(({ businessName }) => businessName)).toEqual(found)
    expect(total).toBe(found.length)
  })

  test('do not find hidden companies, nor across the date line what is far away', async () => {
    await some()
    await app.pool.query(`update employers set hidden_at = now() where business_name = 'Crust'`)
    await app.pool.query(`update employers set latitude = 43.6, longitude = 179.9 where business_name = 'Harbor'`)
    expect(await names({ location: 'Boise' })).toEqual(['Forge'])
  })

  test.each(['industryType', 'companySize', 'location'])('refuses a %s that is too long', async (field) => {
    await expect(names({ [field]: 'x'.repeat(5_000) })).toBeRefused('invalid_input', field)
  })

  test('offer the industries and sizes of shown companies, the most frequent first', async () => {
    await some()
    await app.pool.query(`update employers set hidden_at = now() where business_name = 'Panela'`)
    const { industries, sizes } = await app.caller().call(listCompanyChoices)
    expect(industries).toEqual([
      { name: 'Manufacturing', companies: 3 },
      { name: 'Restaurants and bakeries', companies: 1 },
    ])
    expect(sizes).toEqual([
      { name: '1–10', companies: 3 },
      { name: '11–50', companies: 1 },
    ])
  })
})
