import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { transformFileSync } from '@swc/core'

/** A user with a browser of their own. `troubles` collects console errors; `visit` checks each page with axe. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly page: Page
  readonly troubles: string[]
}

export const password = 'correct horse battery'

/** A name that no other test of this run uses, so that all share one installation. */
let count = 0
const unique = (name: string) =>
  `${name.toLowerCase()}-${process.env.TEST_PARALLEL_INDEX ?? '0'}-${Date.now().toString(36)}${count++}`

/** A random IP address per user, so that rate limits by address do not add up. */
const anAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`

/** Disables the service worker, which most journeys do not need. */
export const withoutWorker = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript('delete Navigator.prototype.serviceWorker')

const { code: translator } = transformFileSync(fileURLToPath(new URL('../web/test/translate.ts', import.meta.url)), {
  jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
})
/** Script that wraps every text of a page like a browser's translator; `start` gets the function that begins it. */
export const translatePage = (start: string): string => `{
  ${translator.replace('export function', 'function')}
  (${start})(() => translate(document.body, { mode: 'wrap', isContinuous: true }))
}`
/** Translates the pages of a context from the moment at which they are usable. */
const throughTranslator = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    translatePage(`(run) => {
      const wait = setInterval(() => {
        if (performance.getEntriesByName('usable').length === 0) return
        clearInterval(wait)
        run()
      }, 20)
    }`),
  )

/** Waits until the page answers to what is pressed; what the server shows by itself always does. */
async function untilUsable(page: Page): Promise<void> {
  const usable = "!window.__reactRouterContext || performance.getEntriesByName('usable').length > 0"
  await expect(async () => expect(await page.evaluate(usable), page.url()).toBe(true)).toPass({ timeout: 60_000 })
}

/** People type and press when a page answers; the tests of those who are quicker open it otherwise. */
function openPatiently(page: Page): void {
  const { goto, reload } = page
  page.goto = async (...words) => {
    const answer = await goto.apply(page, words)
    await untilUsable(page)
    return answer
  }
  page.reload = async (...words) => {
    const answer = await reload.apply(page, words)
    await untilUsable(page)
    return answer
  }
}

interface Device {
  /** Whether it keeps what is seen for reading offline. */
  keeps?: boolean
  /** Whether it translates what it shows. */
  translates?: boolean
  /** The first language of its browser, with a region. */
  locale?: string
}

/** Chromium warns of a socket that a page which is left or signed out closes early: no fault of the page. */
const CLOSED_WHILE_OPENING = 'WebSocket is closed before the connection is established.'

async function newPerson(browser: Browser, name: string, contexts: BrowserContext[], device: Device): Promise<Person> {
  const { locale } = device
  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': anAddress() },
    ...(locale && { locale }),
  })
  contexts.push(context)
  if (!device.keeps) await withoutWorker(context)
  if (device.translates) await throughTranslator(context)
  const page = await context.newPage()
  openPatiently(page)
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.text().endsWith(CLOSED_WHILE_OPENING)) return
    if (message.type() === 'error' || message.type() === 'warning')
      troubles.push(`${message.type()}: ${message.text()}`)
  })
  return { name, email: `${unique(name)}@people.example`, page, troubles }
}

export interface Options {
  translates: boolean
}

/** Every person's console must stay clean to the end of the journey. */
export const test = base.extend<Options & { person: (name: string, device?: Device) => Promise<Person> }>({
  translates: [false, { option: true }],
  person: async ({ browser, translates }, use) => {
    const contexts: BrowserContext[] = []
    const people: Person[] = []
    await use(async (name, device = {}) => {
      const person = await newPerson(browser, name, contexts, { translates, ...device })
      people.push(person)
      return person
    })
    for (const { name, troubles } of people) expect(troubles, `console of ${name}`).toEqual([])
    for (const context of contexts) await context.close()
  },
})

/** No link of the page answers 404. */
export async function everyLinkLeadsSomewhere(page: Page): Promise<void> {
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  for (const link of new Set(links)) {
    const { status } = await page.request.get(link).then((answer) => ({ status: answer.status() }))
    expect(status, `${link} on ${page.url()}`).toBeLessThan(400)
  }
}

/** Sends what is held for undo without the wait of ten seconds, as a browser does that freezes the page. */
export async function sendHeldActs(page: Page): Promise<void> {
  await expect(page.getByText(/^Sending to /).first()).toBeVisible()
  await page.evaluate(`document.dispatchEvent(new Event('freeze'))`)
}

/** The code that was last mailed to an address, with a subject that contains `about`: an earlier mail has another code. */
export async function codeFor(page: Page, email: string, about = ''): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const outbox = await (await page.request.get('/dev/outbox')).text()
    const [, found] = new RegExp(`<h2>(\\d{6}) [^<]*${about}[^<]*</h2><p>To ${email}`).exec(outbox) ?? []
    code = found
    expect(code, `a code for ${email}`).toBeTruthy()
  }).toPass({ timeout: 30_000 })
  return code ?? ''
}

export { expect }
