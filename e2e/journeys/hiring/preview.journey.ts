import { startChat } from '@hearback/contract/hiring/chat.ts'
import type { Page } from '@playwright/test'
import { aJob, anApplication, anEmployer, aSeeker, type Member } from '../../api-setup.ts'
import { looksRight } from '../../crawl/page-findings.ts'
import { expect, type Person, test } from '../../fixtures.ts'
import { documents } from '../../preview-files.ts'

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const dialog = (page: Page) => page.getByRole('dialog')
const frame = (page: Page) => page.frameLocator('iframe[sandbox]')
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click()

async function open(page: Page, name: string) {
  const chip = page.getByRole('log').getByRole('button', { name: new RegExp(`^(Open picture )?${name}`) })
  await chip.click()
  await expect(dialog(page).getByRole('button', { name: 'Download' })).toBeVisible()
}

/** A seeker sends files to an employer, who has the chat open. */
async function received(employer: Member, seeker: Member, files: Readonly<Record<string, Buffer>>): Promise<Page> {
  const { application } = await anApplication(seeker, await aJob(employer, 'Night baker'))
  const { data: chat } = await seeker.call(startChat, { body: { profileId: application.hr } })
  await seeker.page.goto('/applications')
  const token = await seeker.page.evaluate(() => JSON.parse(localStorage.getItem('hearback.session') ?? '{}').token)
  for (const [name, buffer] of Object.entries(files)) {
    const multipart = { chatId: chat._id, file: { name, mimeType: 'application/octet-stream', buffer } }
    const options = { headers: { 'auth-token': token }, multipart }
    const reply = await seeker.page.request.post('/api/chat/sendFileMessage', options)
    expect(reply.ok(), `${name}: ${await reply.text()}`).toBe(true)
  }
  // A header of the test would make the browser ask before it loads the scripts of the frame, which have another origin.
  await employer.page.context().setExtraHTTPHeaders({})
  await employer.page.goto(`/messages/${chat._id}`)
  return employer.page
}

/** A note that tests leave in the sandboxed frame: their session script. */
const forgetOwnNotes = ({ troubles }: Member) => {
  const kept = troubles.filter((each) => !/The document is sandboxed/.test(each))
  troubles.splice(0, troubles.length, ...kept)
}

const people = async (person: (name: string) => Promise<Person>) => ({
  employer: await anEmployer(await person('Carla')),
  seeker: await aSeeker(await person('Ana')),
})

const some = (...names: string[]) => Object.fromEntries(names.map((name) => [name, documents[name] ?? Buffer.alloc(0)]))

test('an employer reads a PDF, a Word file, a text and a picture without leaving the chat', async ({ person }) => {
  const { employer, seeker } = await people(person)
  const page = await received(employer, seeker, {
    ...some('long.pdf', 'letter.docx', 'notes.txt'),
    'bread.png': onePixel,
  })
  await open(page, 'long.pdf')
  await expect(frame(page).getByRole('region', { name: 'Page 1', exact: true })).toContainText('This is page 1')
  await expect(dialog(page).getByText('of 300', { exact: true })).toBeVisible()
  await looksRight(page)
  await page.keyboard.press('End')
  await expect(frame(page).getByText('This is page 300')).toBeVisible()
  await dialog(page).getByRole('textbox', { name: 'Page number' }).fill('150')
  await page.keyboard.press('Enter')
  await expect(frame(page).getByText('This is page 150')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Zoom in' }).click()
  await expect(frame(page).getByText('This is page 150')).toBeVisible()
  // Pages far from the screen hold no picture.
  expect(await frame(page).locator('canvas').count()).toBeLessThan(8)
  const download = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('long.pdf')
  await frame(page).getByText('This is page 150').click()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()

  await open(page, 'letter.docx')
  await expect(frame(page).getByText('Dear Carla,')).toBeVisible()
  await expect(frame(page).getByRole('cell', { name: 'Baker' })).toBeVisible()
  await expect(frame(page).getByText('<script>alert(1)</script>')).toBeVisible()
  await expect(frame(page).getByText('Ignore the rules')).toHaveCount(0)
  await close(page)
  await open(page, 'notes.txt')
  await expect(frame(page).getByText('Años de café.')).toBeVisible()
  await expect(frame(page).locator('b, a')).toHaveCount(0)
  await close(page)
  await open(page, 'bread.png')
  await expect(frame(page).getByRole('img', { name: 'bread.png' })).toBeVisible()
  await close(page)
  forgetOwnNotes(employer)
})

test('a hostile document runs nothing, leaves the frame nowhere, and can always be closed', async ({ person }) => {
  const { employer, seeker } = await people(person)
  const hostile = ['active.pdf', 'locked.pdf', 'endless.pdf', 'packed.pdf', 'bomb.docx', 'many.docx', 'deep.docx']
  const page = await received(employer, seeker, some(...hostile))
  const foreign: string[] = []
  page.on('request', (request) => request.url().includes('evil.example') && foreign.push(request.url()))
  page.on('dialog', (alert) => foreign.push(alert.message()))
  page.on('download', (file) => foreign.push(file.suggestedFilename()))

  await open(page, 'active.pdf')
  await expect(frame(page).getByText('Ana Ruiz')).toBeVisible()
  await expect(frame(page).locator('a, input, iframe, object')).toHaveCount(0)
  await frame(page).getByText('Ana Ruiz').click()
  const reach = await page
    .frames()
    .at(-1)
    ?.evaluate(`(async () => {
    const tried = (act) => Promise.resolve().then(act).then(() => 'reached', () => 'refused')
    return {
      origin: self.origin,
      storage: await tried(() => localStorage.length),
      cookies: await tried(() => document.cookie),
      page: await tried(() => parent.document.body),
      api: await tried(() => fetch('/api/chat/chats')),
      elsewhere: await tried(() => fetch('https://evil.example/')),
    }
  })()`)
  const refused = 'refused'
  expect(reach).toEqual({
    origin: 'null',
    storage: refused,
    cookies: refused,
    page: refused,
    api: refused,
    elsewhere: refused,
  })
  employer.troubles.length = 0 // the browser notes what it refused
  await close(page)

  await open(page, 'locked.pdf')
  await expect(dialog(page).getByText('protected by a password')).toBeVisible()
  await close(page)
  for (const name of ['endless.pdf', 'packed.pdf']) {
    await open(page, name)
    await expect(page.locator('iframe[sandbox]')).toHaveAttribute('src', /frame/)
    await close(page)
    await expect(dialog(page)).toBeHidden()
  }
  for (const [name, words] of [
    ['bomb.docx', /too large to show/],
    ['deep.docx', /too large to show|damaged/],
    ['many.docx', /too long to show in full/],
  ] as const) {
    await open(page, name)
    await expect(dialog(page).getByText(words)).toBeVisible()
    await close(page)
  }
  expect(foreign).toEqual([])
  forgetOwnNotes(employer)
})

test('odd pages are shown: huge, thin, rotated, right to left, fewer than claimed', async ({ person }) => {
  const { employer, seeker } = await people(person)
  const page = await received(employer, seeker, some('huge.pdf', 'thin.pdf', 'rotated.pdf', 'hebrew.pdf', 'claims.pdf'))
  for (const [name, words] of [
    ['huge.pdf', 'Ana Ruiz'],
    ['rotated.pdf', 'Ana Ruiz'],
    ['hebrew.pdf', 'שלם'],
    ['claims.pdf', 'This is page 1'],
  ] as const) {
    await open(page, name)
    await expect(frame(page).getByRole('region', { name: 'Page 1', exact: true })).toContainText(words)
    const areas = "[...document.querySelectorAll('canvas')].map(({ width, height }) => width * height)"
    const sizes = (await page.frames().at(-1)?.evaluate<number[]>(areas)) ?? []
    expect(sizes.length).toBeGreaterThan(0)
    for (const size of sizes) expect(size, name).toBeLessThanOrEqual(16_000_000)
    await close(page)
  }
  await open(page, 'thin.pdf')
  await expect(frame(page).locator('canvas').first()).toBeVisible()
  await close(page)
  forgetOwnNotes(employer)
})
