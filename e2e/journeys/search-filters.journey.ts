import { postJob } from '@hearback/contract/jobs/jobs.ts'
import { aJob, anEmployer, aSeeker } from '../api-setup.ts'
import { expect, test } from '../fixtures.ts'

test('a visitor narrows a search by filters and its order, and clears them', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const { page } = await person('Vera')
  const word = `Puddler${Date.now().toString(36)}`
  const title = `${word} by day`
  await aJob(employer, title)
  await page.goto(`/jobs?keyword=${word}`)
  const job = page.getByRole('link', { name: title, exact: true }).first()
  await expect(job).toBeVisible()

  const filters = page.getByRole('form', { name: 'Filters' })
  await filters.getByRole('button', { name: /^Workplace/ }).click()
  const remote = filters.getByRole('checkbox', { name: /^Remote/ })
  await remote.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/workplace=remote/)
  await expect(job).toBeHidden()
  await page.keyboard.press('Space')
  await expect(page).not.toHaveURL(/workplace=remote/)
  await expect(job).toBeVisible()
  await page.keyboard.press('Escape')

  await filters.getByRole('button', { name: /^Posted/ }).click()
  await filters.getByText('Last 24 hours', { exact: true }).click()
  await expect(page).toHaveURL(/postedWithin=1/)
  await expect(filters.getByRole('button', { name: 'Last 24 hours' })).toBeVisible()
  await expect(job).toBeVisible()
  await page.keyboard.press('Escape')
  await filters.getByRole('button', { name: 'Clear' }).click()
  await expect(page).not.toHaveURL(/postedWithin/)
  await expect(job).toBeVisible()
})

test('a choice that is pressed while its panel loads is taken at the release', async ({ person }) => {
  const { page } = await person('Vera')
  let load = () => {}
  const isWanted = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route(/FilterPanel-.*[.]js/, async (route) => {
    await isWanted
    await route.continue()
  })
  await page.goto('/jobs')
  const filters = page.getByRole('form', { name: 'Filters' })
  await filters.getByRole('button', { name: /^Posted/ }).click()
  const choice = filters.getByText('Last 24 hours', { exact: true })
  await choice.hover()
  await page.mouse.down()
  const loaded = page.waitForResponse(/FilterPanel-.*[.]js/)
  load()
  await (await loaded).finished()
  // More than the panel needs to replace what the server sent.
  await page.waitForTimeout(500)
  await page.mouse.up()
  await expect(page).toHaveURL(/postedWithin=1/)
})

test('the choices of an open panel stay in their place when its style sheets and its code come', async ({ person }) => {
  const { page } = await person('Vera')
  const hold = async (late: RegExp) => {
    let load = () => {}
    const isWanted = new Promise<void>((resolve) => {
      load = resolve
    })
    await page.route(late, async (route) => {
      await isWanted
      await route.continue()
    })
    return async () => {
      const loaded = page.waitForResponse(late)
      load()
      await (await loaded).finished()
    }
  }
  const loadStyles = await hold(/common-[^/]*[.]css$/)
  const loadCode = await hold(/FilterPanel-[^/]*[.]js$/)
  await page.goto('/jobs')
  const filters = page.getByRole('form', { name: 'Filters' })
  await filters.getByRole('button', { name: /^Posted/ }).click()
  await expect(page.locator('[popover][data-placed]:popover-open')).toHaveCSS('opacity', '1')
  const choice = filters.getByRole('radio', { name: 'Last 30 days' })
  const before = await choice.boundingBox()
  await loadStyles()
  await expect(choice).toHaveCSS('appearance', 'none')
  expect(await choice.boundingBox()).toEqual(before)
  const sent = await choice.elementHandle()
  await loadCode()
  await expect.poll(() => sent?.evaluate((node) => node.isConnected)).toBe(false)
  await expect.poll(() => choice.boundingBox()).toEqual(before)
})

test('a seeker sees the jobs that fit first, and what each choice of a filter would find', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const { page } = await aSeeker(await person('Ana'))
  const word = `Puddler${Date.now().toString(36)}`
  await aJob(employer, `${word} who fits`)
  const other = { jobTitle: `${word} elsewhere`, category: 'Law', skills: 'Contracts', description: 'Briefs.' }
  await employer.call(postJob, { body: { ...other, estimatedFrom: 18, estimatedTo: 22, workplace: 'hybrid' } })
  await page.goto(`/jobs?keyword=${word}`)
  const titles = page.getByRole('region', { name: 'Search results' }).getByRole('heading', { level: 2 })
  await expect(titles).toHaveText([`${word} who fits`, `${word} elsewhere`])

  const filters = page.getByRole('form', { name: 'Filters' })
  await filters.getByRole('button', { name: 'Best match' }).click()
  await filters.getByText('Newest first', { exact: true }).click()
  await expect(page).toHaveURL(/sort=newest/)
  await expect(titles).toHaveText([`${word} elsewhere`, `${word} who fits`])
  await page.keyboard.press('Escape')
  await filters.getByRole('button', { name: /^Workplace/ }).click()
  await expect(filters.getByRole('checkbox', { name: 'Hybrid 1' })).toBeVisible()
  await expect(filters.getByRole('checkbox', { name: 'Remote 0' })).toBeVisible()
  await filters.getByRole('checkbox', { name: 'Hybrid 1' }).focus()
  await page.keyboard.press('Space')
  await expect(titles).toHaveText([`${word} elsewhere`])
  await expect(filters.getByRole('checkbox', { name: 'On site 1' })).toBeVisible()
})

test('a visitor without scripts chooses a filter', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  await page.goto('/jobs')
  await page.getByRole('button', { name: 'Workplace' }).click()
  const panel = page.getByRole('group', { name: 'Workplace' })
  await panel.getByRole('checkbox', { name: 'Remote' }).check()
  await panel.getByRole('button', { name: 'Show jobs' }).click()
  await expect(page).toHaveURL(/workplace=remote/)
  await expect(page.getByRole('button', { name: 'Workplace' })).toContainText('1')
  await page.close()
})
