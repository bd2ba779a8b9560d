import { postJob } from '@hearback/contract/jobs/jobs.ts'
import { setCareersSites } from '@hearback/contract/people/careers-page.ts'
import type { Browser, Page } from '@playwright/test'
import { anEmployer, type Member } from '../../api-setup.ts'
import { frameLooksRight, looksRight } from '../../crawl/page-findings.ts'
import { expect, test } from '../../fixtures.ts'
import { startHostSite } from '../../host-site.ts'

const job = {
  category: 'Food and hospitality',
  skills: [],
  description: 'Bake rye bread.',
  estimatedFrom: 20,
  estimatedTo: 24,
}
const titles = ['Night baker', 'Oberbäckermeisterassistentinnenstellvertreterin', 'خبّاز ليلي']

async function aHiringCompany(person: Parameters<typeof anEmployer>[0]): Promise<Member & { jobId: string }> {
  const employer = await anEmployer(person)
  let jobId = ''
  for (const jobTitle of titles) jobId = (await employer.call(postJob, { body: { ...job, jobTitle } })).job._id
  return { ...employer, jobId }
}

/** A visitor of another site, whose console may have errors: refused frames are among them. */
const aVisitor = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()

const frameHeight = (page: Page, nth = 0) =>
  page
    .locator('iframe')
    .nth(nth)
    .evaluate((frame) => frame.getBoundingClientRect().height)
const contentHeight = (page: Page, nth = 0) =>
  page
    .frameLocator('iframe')
    .nth(nth)
    .locator('main')
    .evaluate((main) => main.getBoundingClientRect().height)
const isSized = (page: Page, nth = 0) =>
  expect(async () => {
    const [frame, content] = [await frameHeight(page, nth), await contentHeight(page, nth)]
    expect(frame).toBe(Math.ceil(content))
  }).toPass()

/** Headers of a page whose owner allows nothing but the frame and its script. */
const strictHeaders = (product: string | undefined) => ({
  'content-security-policy': `default-src 'none'; img-src data:; script-src ${product}; frame-src ${product}; require-trusted-types-for 'script'`,
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
})
const frameOf = async (page: Page) => {
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('The page has no frame.')
  return frame
}

test('an employer copies the code, and their own site shows the jobs in a frame of their height', async ({
  person,
  baseURL,
}) => {
  const employer = await aHiringCompany(await person('Hana'))
  await employer.page.goto('/employer/company')
  const code = employer.page.getByLabel('Code for your website')
  await expect(employer.page.frameLocator('iframe[title=Preview]').getByText('Night baker')).toBeVisible()
  await looksRight(employer.page)
  const snippet = await code.inputValue()
  expect(snippet).toContain(`data-hearback-company="${employer.id}"`)
  const headers = strictHeaders(baseURL)
  const site = await startHostSite({ '/careers': { body: `<h1>Careers</h1>${snippet}`, headers } })
  const visitor = await person('Vera')
  await visitor.page.goto(`${site.origin()}/careers`)
  const frame = visitor.page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Open jobs at Bakery of')
  await expect(visitor.page.locator('iframe')).toHaveAttribute('title', /^Open jobs at Bakery of /)
  expect(await visitor.page.evaluate('crossOriginIsolated')).toBe(true)
  await isSized(visitor.page)
  await visitor.page.setViewportSize({ width: 320, height: 700 })
  await isSized(visitor.page)
  const tall = await frameHeight(visitor.page)
  await visitor.page.setViewportSize({ width: 1200, height: 700 })
  await isSized(visitor.page)
  expect(await frameHeight(visitor.page)).toBeLessThan(tall)
  expect(await visitor.page.context().cookies()).toEqual([])
  const opened = visitor.page.waitForEvent('popup')
  await frame.getByRole('link', { name: /^Night baker/ }).click()
  const jobPage = await opened
  await expect(jobPage).toHaveURL(/\/jobs\/[\da-f-]{36}\/night-baker$/)
  await expect(jobPage.getByRole('heading', { level: 1, name: 'Night baker' })).toBeVisible()
  site.close()
})

test('the script fills several places, those that come later, and takes messages of its frames alone', async ({
  person,
  browser,
  baseURL,
}) => {
  const { id } = await aHiringCompany(await person('Hana'))
  const other = await aHiringCompany(await person('Otto'))
  const script = `<script async src="${baseURL}/embed.js"`
  const body = `<div data-hearback-company="${id}"></div>${script} data-hearback-company="${other.id}" data-hearback-theme="dark"></script>
    ${script}></script><main></main>`
  const site = await startHostSite({ '/': { body } })
  const page = await aVisitor(browser)
  await page.goto(site.origin())
  await expect(page.locator('iframe')).toHaveCount(2)
  for (const nth of [0, 1]) await isSized(page, nth)
  await expect(page.frameLocator('iframe').nth(1).locator('html')).toHaveAttribute('data-theme', 'dark')

  // A router replaces its part of the page, and later reuses the element for another company and language.
  await page.evaluate(
    `document.querySelector('main').innerHTML = '<section><div data-hearback-company="${id}"></div></section>'`,
  )
  await expect(page.locator('main iframe')).toHaveCount(1)
  await isSized(page, 2)
  await page.evaluate(
    `Object.assign(document.querySelector('main div').dataset, { hearbackCompany: '${other.id}', hearbackLang: 'es' })`,
  )
  await expect(page.frameLocator('main iframe').getByRole('heading', { level: 1 })).toContainText('Ofertas de empleo')
  await page.evaluate(`document.querySelector('main').innerHTML = ''`)
  await expect(page.locator('iframe')).toHaveCount(2)

  const before = await frameHeight(page)
  await page.evaluate(`new Promise((done) => {
    const forged = { hearback: 'size', version: 1, height: 4000, title: 'Forged' }
    window.postMessage(forged, '*')
    const frame = document.createElement('iframe')
    frame.srcdoc = '<script>parent.postMessage(' + JSON.stringify(forged) + ", '*')</scr" + 'ipt>'
    frame.onload = () => setTimeout(done)
    document.body.append(frame)
  })`)
  expect(await frameHeight(page)).toBe(before)
  expect(await page.locator('iframe').first().getAttribute('title')).not.toBe('Forged')
  site.close()
})

test('other sites frame the careers page and nothing else, and only those that the company names', async ({
  person,
  browser,
  baseURL,
}) => {
  const { id, jobId, call } = await aHiringCompany(await person('Hana'))
  const framed = (path: string) => ({ body: `<iframe src="${baseURL}${path}" width="600" height="400"></iframe>` })
  const careers = `/embed/companies/${id}`
  const refused = [
    '/',
    '/jobs',
    `/jobs/${jobId}`,
    `/companies/${id}`,
    '/login',
    '/login/continue?code=a&state=en-b',
    '/es/login',
    '/signup',
    '/forgot-password',
    '/employer/company',
    '/employer/developers',
    '/settings/security',
    '/es/jobs',
    '/answers',
    '/contact',
    '/checkout',
    '/no-such-page',
    '/api/docs/openapi.json',
    `/embed/companies/${id}/more`,
    '/preview/frame.html',
  ]
  const sandboxed = `<iframe sandbox="allow-scripts" srcdoc='<iframe src="${baseURL}${careers}"></iframe>'></iframe>`
  const site = await startHostSite({
    '/careers': framed(careers),
    '/missing': framed('/embed/companies/01a1ff6f-2694-7772-bd72-625ca24d1a00'),
    '/builder': { body: sandboxed },
    ...Object.fromEntries(refused.map((path) => [`/of${path}`, framed(path)])),
  })
  const page = await aVisitor(browser)
  const shows = async (address: string) => {
    await page.goto(address)
    await page.waitForLoadState('load')
    const frame = page.frames().at(-1)
    return (await frame?.locator('body').textContent()) ?? ''
  }
  expect(await shows(`${site.origin()}/careers`)).toContain('Night baker')
  expect(await shows(`${site.origin()}/builder`)).toContain('Night baker')
  expect(await shows(`${site.origin()}/missing`)).toContain('These jobs aren’t available')
  for (const path of refused) {
    await page.goto(`${site.origin()}/of${path}`)
    expect([path, page.frames().at(-1)?.url()]).toEqual([path, 'chrome-error://chromewebdata/'])
  }
  await call(setCareersSites, { body: { sites: [site.origin()] } })
  expect(await shows(`${site.origin()}/careers`)).toContain('Night baker')
  expect(await shows(`${site.origin('www.careers')}/careers`)).toContain('Night baker')
  for (const address of [`${site.origin('other')}/careers`, `${site.origin()}/builder`]) {
    await page.goto(address)
    expect([address, page.frames().at(-1)?.url()]).toEqual([address, 'chrome-error://chromewebdata/'])
  }
  site.close()
})

test('the careers page looks right in both themes, on narrow screens, and when it is empty', async ({ person }) => {
  const { id } = await aHiringCompany(await person('Hana'))
  const empty = await anEmployer(await person('Otto'))
  const { page } = await person('Vera')
  for (const width of [320, 1440])
    for (const path of [`/embed/companies/${id}`, `/es/embed/companies/${id}`, `/embed/companies/${empty.id}`])
      for (const theme of ['light', 'dark']) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(`${path}?theme=${theme}`)
        await looksRight(page)
      }
})

test('the framed page is accessible in Spanish, on a dark phone and on a site with a strict policy', async ({
  browser,
  person,
  baseURL,
}) => {
  const { id } = await aHiringCompany(await person('Hana'))
  const place = `<div data-hearback-company="${id}"`
  const script = `<script async src="${baseURL}/embed.js"></script>`
  const headers = strictHeaders(baseURL)
  const site = await startHostSite({
    '/empleo': { body: `<h1>Empleo</h1>${place} data-hearback-lang="es"></div>${script}`, headers },
    '/careers': { body: `<h1>Careers</h1>${place}></div>${script}`, headers },
  })
  for (const colorScheme of ['dark', 'light'] as const)
    for (const [width, path] of [
      [390, '/empleo'],
      [1280, '/empleo'],
      [390, '/careers'],
    ] as const) {
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        colorScheme,
        hasTouch: width === 390,
      })
      const page = await context.newPage()
      await page.goto(site.origin() + path)
      await isSized(page)
      const frame = await frameOf(page)
      const title = path === '/empleo' ? /^Ofertas de empleo/ : /^Open jobs at/
      await expect(frame.locator('h1')).toHaveText(title)
      await expect(frame.locator('html')).toHaveAttribute('lang', path === '/empleo' ? 'es' : 'en')
      const paper = await frame.evaluate<string>('getComputedStyle(document.body).backgroundColor')
      expect(paper).toBe(colorScheme === 'dark' ? 'rgb(23, 31, 27)' : 'rgb(255, 255, 255)')
      await frameLooksRight(frame)
      await context.close()
    }
  site.close()
})

test('a frame in a part of the page that is hidden gets its height once the part is shown', async ({
  person,
  browser,
  baseURL,
}) => {
  const { id } = await aHiringCompany(await person('Hana'))
  const body = `<section hidden><div data-hearback-company="${id}"></div></section><script async src="${baseURL}/embed.js"></script>`
  const site = await startHostSite({ '/tabs': { body } })
  const page = await aVisitor(browser)
  await page.goto(`${site.origin()}/tabs`)
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(page.frameLocator('iframe').locator('h1')).toContainText('Open jobs')
  const show = (isShown: boolean) => page.evaluate(`document.querySelector('section').hidden = ${!isShown}`)
  await show(true)
  await isSized(page)
  await show(false)
  await page.setViewportSize({ width: 320, height: 700 })
  await show(true)
  await isSized(page)
  site.close()
})
