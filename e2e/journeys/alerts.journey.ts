import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { aJob, anEmployer, aSeeker } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, type Person, test } from '../fixtures.ts'
import { signInOver } from '../people.ts'

const root = join(import.meta.dirname, '../..')

/** Lets the morning of this person come. */
const morningOf = ({ email }: Person) =>
  promisify(execFile)(process.execPath, ['server/src/cli/digest.ts', email], {
    cwd: root,
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  })

/** The mail to a person whose subject holds these words, as the outbox shows it. */
async function mailTo({ page, email }: Person, subject: string): Promise<string> {
  let mail: string | undefined
  await expect(async () => {
    const outbox = await (await page.request.get('/dev/outbox')).text()
    mail = outbox.split('<h2>').find((part) => part.startsWith(subject) && part.includes(`<p>To ${email}`))
    expect(mail, `a mail "${subject}" to ${email}`).toBeTruthy()
  }).toPass({ timeout: 30_000 })
  return (mail ?? '').replaceAll('&amp;', '&')
}

test('a job seeker saves a search, and a matching job reaches them by mail and under the bell', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const seeker = await aSeeker(await person('Ana'))
  const { page } = seeker
  // A word that is like no other, so that no other journey's jobs are found.
  const word = Array.from({ length: 10 }, () => 'abcdefghijklmnopqrstuvwxyz'[Math.floor(Math.random() * 26)]).join('')

  await page.goto(`/jobs?keyword=${word}`)
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(page.getByRole('link', { name: 'Search saved' })).toBeVisible()
  await looksRight(page)
  await page.getByRole('link', { name: 'Search saved' }).click()
  await expect(page.getByRole('heading', { name: 'Saved searches', exact: true })).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: `Rename ${word}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Lamps')
  await looksRight(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Lamps' })).toBeVisible()

  const jobId = await aJob(employer, `${word}, nights`)
  await morningOf(seeker)
  const mail = await mailTo(seeker, '1 new job for')
  const [, link = ''] = /(\/jobs\/[0-9a-f-]{36})/u.exec(mail) ?? []
  expect(link).toBe(`/jobs/${jobId}`)

  const bell = page.getByRole('button', { name: 'Notifications, 1 new' })
  await expect(bell).toBeVisible()
  await bell.click()
  await expect(page.getByRole('link', { name: 'New: 1 new job for “Lamps”.' })).toBeVisible()
  await looksRight(page)
  await page.getByRole('link', { name: 'All notifications' }).click()
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByText('1 new', { exact: true })).toBeVisible()
  await looksRight(page)
  await page.getByRole('main').getByRole('link', { name: '1 new job for “Lamps”.' }).click()
  await expect(page).toHaveURL(new RegExp(`/jobs\\?keyword=${word}`, 'u'))
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: `${word}, nights`, level: 1 })).toBeVisible()

  const { page: elsewhere } = await person('Nobody')
  const [, way = ''] = /(\/unsubscribe\/search\?token=[^\s"<]+)/u.exec(mail) ?? []
  await elsewhere.goto(way)
  await expect(elsewhere.getByText('Lamps')).toBeVisible()
  await looksRight(elsewhere)
  await elsewhere.getByRole('button', { name: 'Pause this search' }).click()
  await expect(elsewhere.getByText('is paused and won’t send emails')).toBeVisible()

  await page.goto('/alerts')
  await expect(page.getByText('Paused')).toBeVisible()
  await page.getByRole('button', { name: 'Resume Lamps' }).click()
  await expect(page.getByRole('button', { name: 'Pause Lamps' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Lamps' }).click()
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Lamps' })).toBeVisible()
})

test('somebody chooses their mails, and the choice stays', async ({ person }) => {
  const { page } = await aSeeker(await person('Ana'))
  await page.goto('/settings/notifications')
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
  await looksRight(page)
  const offers = page.getByRole('switch', { name: 'Offers' })
  await expect(offers).toBeChecked()
  await offers.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Emails about offers are off.')).toBeVisible()
  await page.reload()
  await expect(offers).not.toBeChecked()
})

/** A picture of one color as PNG, large enough for the page of a company. */
async function aPicture({ page }: Person, name: string, color: string) {
  const url = await page.evaluate<string>(`{
    const canvas = Object.assign(document.createElement('canvas'), { width: 360, height: 240 })
    const context = canvas.getContext('2d')
    context.fillStyle = '${color}'
    context.fillRect(0, 0, 360, 240)
    canvas.toDataURL('image/png')
  }`)
  return { name, mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}

test('a company shows photos in its order, and who follows it hears of its next job', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const { page } = employer
  await page.goto('/employer/company')
  const files = [await aPicture(employer, 'oven.png', '#8a3b12'), await aPicture(employer, 'shop.png', '#12554a')]
  await page.getByLabel(/^Add photos/u).setInputFiles(files)
  await expect(page.getByText('2 of 8')).toBeVisible()
  await page.getByLabel('What photo 1 shows').fill('Our oven')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Description saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Move photo 1 down' }).press('Enter')
  await expect(page.getByLabel('What photo 2 shows')).toHaveValue('Our oven')
  await looksRight(page)

  const { page: visitor } = await person('Nobody')
  await expect(async () => {
    await visitor.goto(`/companies/${employer.id}`)
    const second = visitor.getByRole('link', { name: /^Photo 1 of|^Our oven/u }).nth(1)
    await expect(second).toHaveAccessibleName('Our oven', { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await looksRight(visitor)
  await visitor.getByRole('link', { name: 'Our oven' }).press('Enter')
  const dialog = visitor.getByRole('dialog', { name: 'Photo 2 of 2' })
  await expect(dialog.getByText('Our oven')).toBeVisible()
  await looksRight(visitor)
  await visitor.keyboard.press('ArrowRight')
  await expect(visitor.getByRole('dialog', { name: 'Photo 1 of 2' })).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(visitor.getByRole('dialog')).toBeHidden()
  await expect(visitor.getByRole('link', { name: 'Our oven' })).toBeFocused()

  const seeker = await aSeeker(await person('Ana'))
  await visitor.getByRole('link', { name: 'Follow', exact: true }).click()
  await signInOver(visitor.getByRole('dialog', { name: 'Follow' }), seeker.email)
  await expect(visitor.getByRole('button', { name: /^Following/ })).toBeVisible()
  await looksRight(visitor)
  const jobId = await aJob(employer, 'Night baker')
  await morningOf(seeker)
  expect(await mailTo(seeker, '1 new job at Bakery')).toContain(`/jobs/${jobId}`)
  await visitor.goto(`/jobs/${jobId}`)
  await expect(visitor.getByRole('button', { name: /^Following/ })).toBeVisible()
  await looksRight(visitor)
  await visitor.goto('/alerts')
  await expect(visitor.getByRole('heading', { name: 'Companies you follow' })).toBeVisible()
  await looksRight(visitor)
  await visitor.getByRole('button', { name: /^Unfollow Bakery/ }).click()
  await expect(visitor.getByText(/^Open a company’s page/)).toBeVisible()
  await visitor.getByRole('button', { name: 'Undo' }).click()
  await expect(visitor.getByRole('button', { name: /^Unfollow Bakery/ })).toBeVisible()
})
