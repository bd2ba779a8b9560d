import { sendMessage, startChat } from '@hearback/contract/hiring/chat.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { aJob, anApplication, anEmployer, aSeeker } from '../api-setup.ts'
import { expect, type Person, password, test } from '../fixtures.ts'

/** Faults of browser storage: blocked, full, unreadable, or filled by another program. */
const faults: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  blocked: (context) =>
    context.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(globalThis, name, { configurable: true, get })
    }),
  full: (context) =>
    context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    }),
  unreadable: (context) =>
    context.addInitScript(() => {
      Storage.prototype.getItem = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    }),
  garbled: (context) =>
    context.addInitScript(() => {
      const keys = [
        'session',
        'signup',
        'job-draft',
        'outbox',
        'own-employer',
        'notify',
        'single-keys',
        'push',
        'saved-jobs',
      ]
      for (const storage of [localStorage, sessionStorage]) {
        for (const key of keys) storage.setItem(`hearback.${key}`, '{"at":"soon","token":5,"user":{"userType":[]}}')
        storage.setItem('mantine-color-scheme-value', '{')
        storage.setItem('react-router-scroll-positions', '5')
      }
    }),
}

async function signIn(page: Page, { email }: Person): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').pressSequentially(email)
  await page.getByRole('textbox', { name: 'Password' }).pressSequentially(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

async function turnsColors(page: Page): Promise<void> {
  const html = page.locator('html')
  const before = await html.getAttribute('data-mantine-color-scheme')
  await page.getByRole('button', { name: /^Use (dark|light) theme$/ }).click()
  await expect(html).not.toHaveAttribute('data-mantine-color-scheme', before ?? '')
}

/** Links may end with what is new there. */
const link = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) }).first()

async function keepsJobDraft(page: Page): Promise<void> {
  await link(page, 'Post a job').click()
  const title = page.getByLabel('Job title')
  await title.pressSequentially('Night baker')
  await expect(page.getByText(/Your draft is saved|We couldn’t save a draft/)).toBeVisible()
  await link(page, 'Talent').click()
  await expect(title).toBeHidden()
  await link(page, 'Today').click()
  await link(page, 'Post a job').click()
  await expect(title).toHaveValue('Night baker')
}

/** Opens the chat from the inbox; other pages have links of the same name, and stay until the inbox is there. */
async function openChat(page: Page, name: RegExp): Promise<void> {
  await link(page, 'Messages').click()
  await page.getByRole('list', { name: 'Chats' }).getByRole('link', { name }).first().click()
}

async function keepsChatDraft(page: Page, name: RegExp): Promise<void> {
  await openChat(page, name)
  const composer = page.getByRole('textbox', { name: /^Message to/ })
  await composer.pressSequentially('Hello back')
  await link(page, 'Talent').click()
  await expect(composer).toBeHidden()
  await openChat(page, name)
  await expect(composer).toHaveValue('Hello back')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log').getByText('Hello back')).toBeVisible()
}

async function keepsApplicationDraft(page: Page, jobTitle: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search pages' })).toBeFocused()
  await page.keyboard.type(jobTitle)
  await page.getByRole('group', { name: 'Jobs', exact: true }).getByRole('option', { name: jobTitle }).click()
  await expect(page.getByRole('heading', { name: jobTitle, level: 1 })).toBeVisible()
  const apply = page.getByRole('button', { name: 'Apply with your profile' }).last()
  const sheet = page.getByRole('dialog')
  const openForm = async () => {
    await apply.click()
    await sheet.getByRole('button', { name: 'Looks good' }).click()
  }
  await openForm()
  await sheet.getByRole('textbox').pressSequentially('I like to start early.')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await openForm()
  await expect(sheet.getByRole('textbox')).toHaveValue('I like to start early.')
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await sheet.getByRole('button', { name: 'Send application' }).click()
  await expect(sheet.getByText(/due in/i)).toBeVisible()
}

for (const [fault, spoil] of Object.entries(faults)) {
  test(`people sign in, write and send where the storage of the browser is ${fault}`, async ({ person }) => {
    const employer = await anEmployer(await person('Carla'))
    const seeker = await aSeeker(await person('Ana'))
    const jobTitle = `Baker ${fault} ${Date.now().toString(36)}`
    await aJob(employer, jobTitle)
    await anApplication(seeker, await aJob(employer, 'Day baker'))
    const { data: chat } = await seeker.call(startChat, { body: { profileId: employer.id } })
    await seeker.call(sendMessage, { body: { chatId: chat._id, content: 'Hello, are you hiring?' } })

    const [hiring, looking] = [await person('Hiring'), await person('Looking')]
    for (const { page } of [hiring, looking]) await spoil(page.context())
    await signIn(hiring.page, employer)
    const notice = hiring.page.getByRole('status').getByText('Your browser isn’t saving data for this site')
    await expect(notice).toHaveCount(fault === 'garbled' ? 0 : 1)
    await turnsColors(hiring.page)
    await keepsJobDraft(hiring.page)
    await keepsChatDraft(hiring.page, /Ana/)

    await signIn(looking.page, seeker)
    await turnsColors(looking.page)
    await keepsApplicationDraft(looking.page, jobTitle)
  })
}
