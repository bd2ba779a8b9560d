import { beforeEach, describe, expect, test } from 'vitest'
import { loadPlaces } from '../src/features/places/load-places.service.ts'
import { testApp } from './app.ts'
import { anEmployer } from './employer-factory.ts'
import { aJob } from './job-factory.ts'
import { boise } from './place-factory.ts'
import { publicPages } from './public-pages.ts'

const app = testApp()
const read = publicPages(app)
beforeEach(async () => {
  await loadPlaces(app.db, { minPopulation: 100_000_000, ids: [boise.id] })
})

const inBoise = { category: 'Food & drink', city: 'Boise, ID', placeId: boise.id, point: boise }
const several = async (count: number) => {
  const by = await anEmployer(app)
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push(await aJob(app, { by, title: 'Baker', ...inBoise }))
  return ids
}
const addressesIn = (body: string) =>
  [...body.matchAll(/<loc>([^<]*)/gu)].map(([, address]) => new URL(address ?? '').pathname)

describe('pages for a category and a town', () => {
  test('are in the sitemap, stand at one readable address and lead to their jobs', async () => {
    const [id] = await several(5)
    expect((await read('/sitemap.xml')).body).toMatch(/directory\.xml<\/loc><lastmod>/u)
    const addresses = addressesIn((await read('/sitemaps/directory.xml')).body)
    expect(addresses).toEqual([
      '/jobs/category/food-drink',
      '/jobs/in/boise-id-us',
      '/jobs/category/food-drink/in/boise-id-us',
    ])
    for (const address of addresses) {
      const page = await read(address)
      expect(page.status).toBe(200)
      expect(page.head.canonical).toBe(`${app.deps.config.publicUrl}${address}`)
      expect(page.head.meta('robots')).toBeUndefined()
      expect(page.head.data.map((data) => data['@type'])).toEqual(['BreadcrumbList'])
      expect(page.body.match(/<h1/gu)).toHaveLength(1)
      expect(page.body).toContain(`/jobs/${id}/baker`)
      expect(page.body).toContain('$22.50 per hour')
    }
    expect((await read('/jobs/category/food-drink/in/boise-id-us')).head.title).toBe(
      'Food &amp; drink jobs in Boise, ID | Hearback',
    )
  })

  test('lead to the search while there are fewer than 5 jobs, and are in no sitemap', async () => {
    await several(4)
    expect(await read('/jobs/category/food-drink')).toMatchObject({
      status: 302,
      location: '/jobs?category=Food+%26+drink',
    })
    expect(await read('/jobs/in/boise-id-us')).toMatchObject({ status: 302, location: '/jobs?location=Boise%2C+ID' })
    expect((await read('/sitemaps/directory.xml')).status).toBe(404)
    expect((await read('/sitemap.xml')).body).not.toContain('directory.xml')
  })

  test('are no pages for what is no category and no town', async () => {
    await several(5)
    expect((await read('/jobs/category/nothing')).status).toBe(404)
    expect((await read('/jobs/in/nowhere-us')).status).toBe(404)
  })

  test('are the way to each of their jobs, for people and for search engines', async () => {
    const [id] = await several(5)
    const page = await read(`/jobs/${id}/baker`)
    const way = ['/jobs', '/jobs/category/food-drink', '/jobs/category/food-drink/in/boise-id-us']
    for (const address of way) expect(page.body).toContain(`href="${address}"`)
    const items = page.head.data.find((data) => data['@type'] === 'BreadcrumbList')?.itemListElement as {
      item: string
    }[]
    expect(items.map(({ item }) => new URL(item).pathname)).toEqual([...way, `/jobs/${id}/baker`])
    const posting = page.head.data.find((data) => data['@type'] === 'JobPosting')
    expect(posting).toHaveProperty('jobLocation.address.addressRegion', 'ID')
  })

  test('are listed on a page of their own, which the start leads to', async () => {
    await several(5)
    const list = await read('/jobs/directory')
    expect(list.status).toBe(200)
    expect(list.body).toContain('href="/jobs/category/food-drink"')
    expect(list.body).toContain('href="/jobs/in/boise-id-us"')
    expect((await read('/')).body).toContain('href="/jobs/category/food-drink"')
  })
})
