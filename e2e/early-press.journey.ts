import { expect, test } from './fixtures.ts'

test('what somebody presses before the scripts of a page are there happens when they are', async ({ person }) => {
  const page = await (await person('Quinn')).page.context().newPage()
  const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scriptsMayCome
    await route.continue()
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about', { waitUntil: 'commit' })
  // On a phone the button is not shown; it is there all the same.
  await page.getByRole('button', { name: 'Use dark colours', includeHidden: true }).first().dispatchEvent('click')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light')
  letScriptsCome()
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark')
})
