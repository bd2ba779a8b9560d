import { aModerator } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { test as base, expect } from '../fixtures.ts'

// A browser without a window says so and is taken for the program that it is, so this one is given a person's name. Not
// to its contexts: what a page sends as it is left would bear the old one.
const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const test = base.extend<object, { launchOptions: { args?: string[] } }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--user-agent=${agent}`] }),
    { scope: 'worker' },
  ],
})

test('a visitor reads two pages, and a moderator sees that they were read, and how fast they were', async ({
  person,
}) => {
  const visitor = (await person('Vera')).page
  const { page } = await aModerator(await person('Mona'))
  await visitor.goto('/transparency')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await visitor.getByRole('link', { name: 'How we count' }).first().click()
  await expect(visitor.getByRole('heading', { level: 1, name: /count/i })).toBeVisible()

  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}\\b`) }).first()
  const shows = (...names: string[]) =>
    expect(async () => {
      await page.goto('/admin/visits?days=7')
      for (const name of names) await expect(row(name)).toBeVisible({ timeout: 10_000 })
    }).toPass({ timeout: 120_000 })
  await shows('/transparency', '/how-we-count', 'Direct')
  await looksRight(page)

  // Browsers tell of the web vitals when a page is left.
  await visitor.goto('/about')
  await shows('All pages')
  await looksRight(page)
  await page.getByRole('navigation', { name: 'Range' }).getByRole('link', { name: '90 days' }).click()
  await expect(page.getByRole('region', { name: 'Last 90 days' })).toBeVisible()
  await looksRight(page)
})
