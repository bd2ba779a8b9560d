import { replyAsEmployer } from '@hearback/contract/hiring/reviews.ts'
import { postJob, setJobStatus, updateJob } from '@hearback/contract/jobs/jobs.ts'
import { addCompanyPhoto, removeCompanyPhoto } from '@hearback/contract/people/company-photos.ts'
import { updateEmployerProfile } from '@hearback/contract/people/employers.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inTransaction } from '../src/db/transaction.ts'
import { setJobHidden } from '../src/features/jobs/reading/job-visibility.service.ts'
import { setReviewRemoved } from '../src/features/reviews/review-visibility.service.ts'
import { testApp } from './app.ts'
import { anEmployer } from './employer-factory.ts'
import { aJob } from './job-factory.ts'
import { publicPages } from './public-pages.ts'
import { aReview, employerReviews, seekerReviews, twoWhoMet } from './review-factory.ts'

const app = testApp()
const read = publicPages(app)

/** A job whose page, company page and search page are cached. */
async function aReadJob() {
  const by = await anEmployer(app, { businessName: 'Copper Kettle' })
  const id = await aJob(app, { by, title: 'Night baker' })
  const places = [`/jobs/${id}/night-baker`, `/companies/${by._id}/copper-kettle`, '/jobs', '/']
  const pagesThatSay = async (words: string) => {
    const pages = await Promise.all(places.map(read))
    return places.filter((_, place) => pages[place]?.status === 200 && pages[place].body.includes(words))
  }
  expect(await pagesThatSay('Night baker')).toEqual(places)
  return { by, id, places, pagesThatSay }
}

test('a job that is closed leaves the kept pages immediately', async () => {
  const { by, id, pagesThatSay } = await aReadJob()
  await by.call(setJobStatus, { params: { id }, body: { status: 'closed' } })
  expect(await pagesThatSay('Night baker')).toEqual([])
})

test('a job that is paused leaves the lists immediately, and says so on its page', async () => {
  const { by, id, places, pagesThatSay } = await aReadJob()
  await by.call(setJobStatus, { params: { id }, body: { status: 'paused' } })
  expect(await pagesThatSay('Night baker')).toEqual(places.slice(0, 1))
  expect(await pagesThatSay('This job is paused.')).toEqual(places.slice(0, 1))
})

test('a job that moderation hides leaves every page immediately, and comes back immediately', async () => {
  const { id, places, pagesThatSay } = await aReadJob()
  const hide = (hidden: boolean) => inTransaction(app.deps, (tx, publish) => setJobHidden(tx, publish, id, hidden))
  await hide(true)
  expect(await pagesThatSay('Night baker')).toEqual([])
  await hide(false)
  expect((await read(places[0] ?? '')).status).toBe(200)
  expect((await read(places[1] ?? '')).body).toContain('Night baker')
})

test('a changed job is told in its new words immediately', async () => {
  const { by, id, places, pagesThatSay } = await aReadJob()
  await by.call(updateJob, { params: { id }, body: { description: 'Bake rye bread.', estimatedTo: 41 } })
  expect(await pagesThatSay('Bake rye bread.')).toContain(places[0])
  expect(await pagesThatSay('–$41')).toEqual(places)
})

test('a new job stands on the page of its company immediately', async () => {
  const { by, places, pagesThatSay } = await aReadJob()
  const job = { jobTitle: 'Day baker', category: 'Bakery', skills: [], description: 'Bake.', location: 'Boise' }
  await by.call(postJob, { body: { ...job, estimatedFrom: 20, estimatedTo: 22 } })
  expect(await pagesThatSay('Day baker')).toContain(places[1])
})

test('a company is called by its new name immediately', async () => {
  const { by, id } = await aReadJob()
  await by.call(updateEmployerProfile, { params: { id: by._id }, body: { businessName: 'Silver Kettle' } })
  expect((await read(`/jobs/${id}/night-baker`)).body).toContain('Silver Kettle')
  expect((await read(`/companies/${by._id}/copper-kettle`)).location).toContain('silver-kettle')
  for (const path of ['/jobs', '/']) expect((await read(path)).body).toContain('Silver Kettle')
})

test('a photo is on the page of its company immediately, with its size, and leaves it immediately', async () => {
  const { by, places } = await aReadJob()
  const page = async () => (await read(places[1] ?? '')).body
  expect(await page()).not.toContain('<img')
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#0c3d2c' } })
  const file = new File([new Uint8Array(await picture.png().toBuffer())], 'oven.png')
  const { photos } = await by.call(addCompanyPhoto, { file, body: { description: 'Our "oven" <b>' } })
  expect(await page()).toMatch(/<img [^>]*width="300" height="200" alt="Our &quot;oven&quot; &lt;b&gt;"/)
  expect(await page()).toContain(`href="${photos[0]?.large}"`)
  await by.call(removeCompanyPhoto, { params: { id: photos[0]?._id ?? '' } })
  expect(await page()).not.toContain('<img')
})

test('a review stands on the page of its company as soon as both have written', async () => {
  const { hana, ana } = await twoWhoMet(app)
  const address = (await read(`/companies/${hana._id}`)).location ?? ''
  const page = async () => (await read(address)).body
  expect(await page()).not.toContain('Kind people.')
  await seekerReviews(ana, hana, { comment: 'Kind people.' })
  expect(await page()).not.toContain('Kind people.')
  await employerReviews(hana, ana)
  expect(await page()).toContain('Kind people.')
})

test('a review that is replied to or removed stands so on the page of its company immediately', async () => {
  const { hana, ana } = await twoWhoMet(app)
  const id = await aReview(app, { by: ana, of: hana, comment: 'Fair enough.' })
  const address = (await read(`/companies/${hana._id}`)).location ?? ''
  expect((await read(address)).body).toContain('Fair enough.')
  await hana.call(replyAsEmployer, { params: { id }, body: { comment: 'Thank you, Ana.' } })
  expect((await read(address)).body).toContain('Thank you, Ana.')
  await inTransaction(app.deps, (tx, publish) => setReviewRemoved(tx, publish, id, true))
  expect((await read(address)).body).not.toContain('Fair enough.')
})
