import { aModerator, runBackgroundJobs } from '../../api-setup.ts'
import { looksRight, outsideOtherScreens } from '../../crawl/page-findings.ts'
import { codeFor, expect, type Person } from '../../fixtures.ts'
import { phone } from '../../installation.ts'
import { setUpCompany, signUp } from '../../people.ts'
import { test } from '../../verifying-installation.ts'

const original = 'Copper Kettle Bakery'
/** Its last letter is Cyrillic. */
const lookalike = 'Copper Kettle Baker\u0443'
const domain = 'copperkettle.example'
const description = [
  'Copper Kettle Bakery is looking for a night baker.',
  'You mix, shape and bake rye and wheat bread for forty cafés in the valley, from ten in the evening to six in the morning.',
  'Weekends every second week, paid with a supplement of 20%.',
  'We pay by the hour, every Friday, and you eat with us after the shift.',
].join(' ')

async function found(person: Person, name: string): Promise<void> {
  await signUp(person, 'I’m hiring')
  await setUpCompany(person, name)
}

/** Enters the domain and the code that was mailed to an address there. */
async function proveDomain({ page }: Person, address: string): Promise<void> {
  await page.goto('/settings/domains')
  await expect(page.getByText(/^Your company isn’t verified yet/)).toBeVisible()
  await page.getByLabel('Your company’s domain').fill(domain)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Email address at your domain').fill(address)
  await looksRight(page)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Code').fill(await codeFor(page, address))
  await page.getByRole('button', { name: 'Verify' }).click()
}

/** Posts the job by the form, and returns its id. */
async function post({ page }: Person): Promise<string> {
  await page.goto('/employer/jobs/new')
  await page.getByLabel('Job title').fill('Night baker')
  await page.getByRole('combobox', { name: 'Category' }).fill('Food and hospitality')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Minimum' }).fill('18')
  await page.getByRole('textbox', { name: 'Maximum' }).fill('22')
  await page.getByRole('textbox', { name: 'Description' }).fill(description)
  await page.getByRole('button', { name: 'Publish job' }).click()
  await expect(page).toHaveURL(/\/employer\/jobs\/[0-9a-f-]{36}$/)
  return page.url().split('/').at(-1) ?? ''
}

const read = async ({ page }: Person, path: string) => (await page.request.get(path)).text()

/** Where other sites and search engines find a job. */
async function listedAt(visitor: Person, jobId: string): Promise<string[]> {
  const paths = ['/feeds/jobs.atom', '/feeds/jobs.xml', '/sitemaps/jobs-0.xml']
  const lists = await Promise.all(
    paths.map(async (path) => ((await read(visitor, path)).includes(jobId) ? [path] : [])),
  )
  const page = await read(visitor, `/jobs/${jobId}`)
  return [...lists.flat(), ...(page.includes('"JobPosting"') ? ['JSON-LD'] : [])]
}
const everywhere = ['/feeds/jobs.atom', '/feeds/jobs.xml', '/sitemaps/jobs-0.xml', 'JSON-LD']

// Visitors may get a page that was kept for some seconds.
const keptPage = { timeout: 30_000 }

test('a company with the name and the text of a verified one is told apart, cannot take its domain, and is hidden by a moderator', async ({
  person,
}) => {
  const [hana, otto, visitor] = [await person('Hana'), await person('Otto'), await person('Visitor')]
  await Promise.all([found(hana, original), found(otto, lookalike)])
  await proveDomain(hana, `jobs@${domain}`)
  await expect(hana.page.getByText('Your company is verified.')).toBeVisible()
  await looksRight(hana.page)
  const first = await post(hana)
  const second = await post(otto)

  // The job seeker sees which one is verified, and other sites get only this one.
  const { page } = visitor
  await page.goto('/jobs?keyword=baker')
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(card(original).getByText(`Verified by email · ${domain}`)).toBeVisible()
  await expect(card(lookalike).getByText('Company not verified')).toBeVisible()
  await looksRight(page)
  await expect.poll(() => listedAt(visitor, first), keptPage).toEqual(everywhere)
  expect(await listedAt(visitor, second)).toEqual([])
  await page.goto(`/jobs/${second}`)
  await expect(page.getByText('Company not verified')).toBeVisible()
  await looksRight(page)
  await page.goto(`/es/jobs/${second}`)
  await expect(page.getByText('Empresa no verificada')).toBeVisible()
  await looksRight(page)

  // A mailbox at the domain is not enough to take it from its holder.
  await proveDomain(otto, `otto@${domain}`)
  await expect(otto.page.getByText('Being reviewed')).toBeVisible()
  await looksRight(otto.page)
  expect(await listedAt(visitor, second)).toEqual([])

  await runBackgroundJobs('lookalikes', 'copied-posts')
  const moderator = await aModerator(await person('Mona'))
  await openCase(moderator)
  await decide(moderator)
  await expect.poll(() => listedAt(visitor, second), keptPage).toEqual([])

  await expect(async () => {
    await page.goto('/jobs?keyword=baker')
    await expect(card(original)).toBeVisible()
    await expect(card(lookalike)).toBeHidden({ timeout: 1_000 })
  }).toPass(keptPage)
  await expect.poll(() => page.request.get(`/jobs/${second}`).then((reply) => reply.status()), keptPage).toBe(404)
  expect(await listedAt(visitor, first)).toEqual(everywhere)
})

/** From the list of reports to the case that opened by itself, which shows both companies and both texts. */
async function openCase({ page }: Person): Promise<void> {
  await page.goto('/admin')
  await looksRight(page)
  await page.getByRole('link', { name: lookalike }).click()
  await expect(page.getByRole('heading', { level: 1, name: lookalike })).toBeVisible()
  for (const rule of [/the name is close to that/, /the text is that of another/, /the domain belongs to another/])
    await expect(page.getByText(rule)).toBeVisible()
  const comparisons = page.getByRole('region', { name: 'Look-alikes' })
  await expect(comparisons.getByRole('heading', { name: lookalike })).toBeVisible()
  await expect(comparisons.getByText('\u0443 (U+0443)')).toBeVisible()
  await expect(comparisons.getByText('Company not verified')).toBeVisible()
  await expect(comparisons.getByRole('link', { name: original })).toBeVisible()
  await expect(comparisons.getByText(`Verified by email · ${domain}`)).toBeVisible()
  await expect(comparisons.getByText('You mix, shape and bake')).toHaveCount(2)
  await expect(page.getByText(`It belongs to ${original}.`)).toBeVisible()
  await looksRight(page)
  expect(await outsideOtherScreens(page)).toEqual([])
  const { viewport } = phone
  const before = page.viewportSize() ?? viewport
  await page.setViewportSize(viewport)
  await looksRight(page)
  await page.setViewportSize(before)
}

async function decide({ page }: Person): Promise<void> {
  const form = page.getByRole('region', { name: 'Decision', exact: true })
  await form.getByRole('radio', { name: 'Uphold' }).check({ force: true })
  await form.getByRole('radio', { name: /^Hide it/ }).check({ force: true })
  await form
    .getByRole('textbox', { name: 'Reason' })
    .fill('The name, the text and the domain are those of another bakery.')
  await form.getByRole('button', { name: 'Decide' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing to decide' })).toBeVisible()
}
