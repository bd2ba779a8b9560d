import { looksRight } from '../../crawl/page-findings.ts'
import { codeFor, expect, type Person, password } from '../../fixtures.ts'
import { test } from '../../oidc-installation.ts'
import { setUpCompany, signUp } from '../../people.ts'

const leave = ({ page }: Person) => page.evaluate('localStorage.removeItem("hearback.session")')
const comeByAcme = async ({ page }: Person, from = '/login') => {
  await page.goto(from)
  await page.getByRole('button', { name: 'Continue with Acme' }).click()
}

test.describe.configure({ mode: 'serial' })

test('a new job seeker registers by an issuer, and signs in again by it', async ({ person, installation }) => {
  const ana = await person('Ana')
  const { page, email } = ana
  installation.issuer.account = { sub: email, email, email_verified: true, given_name: 'Ana', family_name: 'Ruiz' }
  await page.goto('/signup')
  await looksRight(page)
  await page.getByRole('button', { name: 'Continue with Acme' }).click()
  await expect(page.getByText(`Acme confirmed your email address, ${email}`)).toBeVisible()
  await looksRight(page)
  expect(page.url()).not.toContain('#')
  await page.getByLabel('Phone').fill('+1 208 555 0100')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/onboarding/)
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
  await expect(page.getByLabel('Last name')).toHaveValue('Ruiz')

  await page.goto('/settings/security')
  await expect(page.getByRole('button', { name: `Remove ${email}` })).toBeVisible()
  await expect(page.getByText('Your account has no password yet.')).toBeVisible()
  await looksRight(page)

  await leave(ana)
  await comeByAcme(ana, '/login?next=%2Fsaved')
  await expect(page).toHaveURL(/\/onboarding\?next=%2Fsaved/)
})

test('an employer proves the account with the same email once, and signs in by the issuer from then on', async ({
  person,
  installation,
}) => {
  const hana = await person('Hana')
  const { page, email } = hana
  await signUp(hana, 'I’m hiring')
  await setUpCompany(hana, 'Copper Kettle Bakery')
  await leave(hana)

  installation.issuer.account = { sub: email, email, email_verified: true }
  await comeByAcme(hana)
  await expect(page.getByText(`There’s already an account with ${email}`)).toBeVisible()
  await looksRight(page)
  await page.getByRole('textbox', { name: 'Your password' }).fill('a wrong password')
  await page.getByRole('button', { name: 'Connect and sign in' }).click()
  await expect(page.getByText('This isn’t the password of your account')).toBeVisible()
  hana.troubles.length = 0 // the refused proof stands in the console as the failed request that it is
  await page.getByRole('button', { name: 'Email me a code instead' }).click()
  await page.getByLabel('Code from the email').fill(await codeFor(page, email, 'to connect'))
  await page.getByRole('button', { name: 'Connect and sign in' }).click()
  await expect(page).toHaveURL(/\/employer$/)
  expect(hana.troubles).toEqual([])

  await leave(hana)
  await comeByAcme(hana)
  await expect(page).toHaveURL(/\/employer$/)

  await page.goto('/settings/security')
  await page.getByRole('button', { name: `Remove ${email}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(password)
  await looksRight(page)
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Acme was removed.')).toBeVisible()
  await page.getByRole('button', { name: 'Connect Acme' }).click()
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('You can now sign in with Acme.')).toBeVisible()
})

test('an unverified email, and a response of another browser, sign in to nothing', async ({ person, installation }) => {
  const mallory = await person('Mallory')
  const { page } = mallory
  installation.issuer.account = { sub: 'mallory', email: mallory.email, email_verified: false }
  await comeByAcme(mallory)
  await expect(page.getByText(/Acme hasn’t confirmed your email address to us/)).toBeVisible()
  mallory.troubles.length = 0 // the refused sign-in stands in the console as the failed request that it is
  await looksRight(page)
  // From another page, as responses come: a mere change of the fragment loads nothing.
  await page.goto('/login')
  await page.goto('/login/continue#provider=acme&code=of-someone-else&state=en-unknown')
  await expect(page.getByText(/began in another browser/)).toBeVisible()
  await page.getByRole('link', { name: 'Go back and try again' }).click()
  await expect(page.getByRole('button', { name: 'Continue with Acme' })).toBeVisible()
})

test('a press on the button of an issuer whose code is not loaded yet takes effect when it is', async ({
  person,
  installation,
}) => {
  const { page, email } = await person('Quinn')
  installation.issuer.account = { sub: email, email, email_verified: true }
  const { promise: codeMayCome, resolve: letCodeCome } = Promise.withResolvers<void>()
  await page.route('**/ProviderButtons*.js', async (route) => {
    await codeMayCome
    await route.continue()
  })
  await page.goto('/login')
  await page.waitForFunction("performance.getEntriesByName('usable').length > 0")
  await page.getByRole('button', { name: 'Continue with Acme' }).click()
  letCodeCome()
  await expect(page.getByText(`Acme confirmed your email address, ${email}`)).toBeVisible()
})
