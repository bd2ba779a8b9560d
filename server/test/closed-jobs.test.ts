import { getJob, setJobStatus } from '@hearback/contract/jobs/jobs.ts'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '../src/db/transaction.ts'
import { setJobHidden } from '../src/features/jobs/reading/job-visibility.service.ts'
import { testApp } from './app.ts'
import { anEmployer } from './employer-factory.ts'
import { aJob } from './job-factory.ts'
import { publicPages } from './public-pages.ts'

const app = testApp()
const read = publicPages(app)

const lists = ['/sitemaps/jobs-0.xml', '/feeds/jobs.atom', '/feeds/jobs.xml']
const listsThatName = async (id: string) => {
  const pages = await Promise.all(lists.map(read))
  return lists.filter((_, place) => pages[place]?.status === 200 && pages[place].body.includes(id))
}
const typesOf = ({ head }: Awaited<ReturnType<typeof read>>) => head.data.map((data) => data['@type'])

describe('to search engines', () => {
  test('an open job has a posting, one address, and its place in sitemap and feeds', async () => {
    const id = await aJob(app, { by: await anEmployer(app), title: 'Night baker' })
    const page = await read(`/jobs/${id}/night-baker`)
    expect(page.status).toBe(200)
    expect(typesOf(page)).toEqual(['BreadcrumbList', 'JobPosting'])
    expect(page.head.canonical).toBe(`${app.deps.config.publicUrl}/jobs/${id}/night-baker`)
    expect(page.head.meta('robots')).toBeUndefined()
    expect(page.head.meta('og:image')).toBe(`${app.deps.config.publicUrl}/files/cards/jobs/${id}.png`)
    expect([page.head.meta('og:image:width'), page.head.meta('og:image:height')]).toEqual(['1200', '630'])
    expect(page.head.meta('twitter:card')).toBe('summary_large_image')
    expect(await listsThatName(id)).toEqual(lists)
    expect(await read(`/jobs/${id}/day-baker`)).toMatchObject({ status: 301, location: `/jobs/${id}/night-baker` })
  })

  test('a job that closes is gone immediately: from its address, sitemap and feeds', async () => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by, title: 'Night baker' })
    const other = await aJob(app, { by, title: 'Day baker' })
    expect(await listsThatName(id)).toEqual(lists)
    await by.call(setJobStatus, { params: { id }, body: { status: 'closed' } })
    const page = await read(`/jobs/${id}/night-baker`)
    expect(page.status).toBe(410)
    expect(typesOf(page)).toEqual([])
    expect(page.head.meta('robots')).toBe('noindex')
    expect(page.head.title).toMatch(/^Closed: Night baker at /u)
    expect(page.body).toContain('This job is closed.')
    expect(page.body).toContain('Similar open jobs')
    expect(page.body).toContain(`/jobs/${other}/day-baker`)
    expect(await listsThatName(id)).toEqual([])
    expect(await listsThatName(other)).toEqual(lists)
  })

  test('a job that no one confirmed in time is gone from that instant on', async () => {
    const id = await aJob(app, { by: await anEmployer(app), title: 'Night baker', expiredDaysAgo: 0 })
    expect((await app.caller().call(getJob, { params: { id } })).job.status).toBe('expired')
    const page = await read(`/jobs/${id}/night-baker`)
    expect(page.status).toBe(410)
    expect(typesOf(page)).toEqual([])
    expect(page.body).toContain('This job has expired.')
    expect(await listsThatName(id)).toEqual([])
  })

  test('a paused job may come back, and is not listed until then', async () => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by, title: 'Night baker' })
    await by.call(setJobStatus, { params: { id }, body: { status: 'paused' } })
    const page = await read(`/jobs/${id}/night-baker`)
    expect([page.status, page.head.meta('robots'), typesOf(page)]).toEqual([200, 'noindex', []])
    expect(await listsThatName(id)).toEqual([])
  })

  test('a job that moderation hides is as if it had never been', async () => {
    const id = await aJob(app, { by: await anEmployer(app), title: 'Night baker' })
    await inTransaction(app.deps, (tx, publish) => setJobHidden(tx, publish, id, true))
    const page = await read(`/jobs/${id}/night-baker`)
    expect(page.status).toBe(404)
    expect(page.body).not.toContain('Night baker')
    expect(await listsThatName(id)).toEqual([])
  })
})
