import { join } from 'node:path'
import { logIn } from '@hearback/contract/accounts/accounts.ts'
import { expect, type Page, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { takeFullPageScreenshot } from '../../scripts/full-page-screenshot.mjs'
import { withoutWorker } from '../fixtures.ts'
import { findingsOn, outsideOtherScreens, overflowInAnotherLanguage } from './page-findings.ts'
import { pageAt, pagesIn, viewAt } from './page-routes.ts'
import { translatableNamesOn } from './translatable-names.ts'

interface Role {
  name: string
  email?: string
  /** Each page in them must be found, */
  frames: string[]
  /** and each of these of other frames, */
  pages?: string[]
  /** by links from these addresses on. */
  from: string[]
  /** Addresses that no page links to, because a mail or another site does; their calls may be refused. */
  unlinked?: string[]
  /** States of pages that have an address of their own. */
  states?: string[]
}

const missing = '01a1ff6f-2694-7772-bd72-625ca24d1a00'
const roles: Role[] = [
  {
    name: 'visitor',
    frames: ['PublicFrame', 'AccountFrame'],
    from: ['/'],
    states: ['/jobs?location=Boise&map=open'],
    unlinked: [
      '/nowhere',
      '/offline',
      '/verify-email',
      '/login/continue#provider=acme&code=x&state=x',
      '/reset-password?email=victor.torres.0@people.example',
      `/unsubscribe?token=${missing}.x`,
      `/unsubscribe/search?token=${missing}.x`,
      '/checkout/done',
      '/checkout/cancelled',
      `/appeal/${missing}?token=x`,
      '/confirm-experience?token=x',
      '/join#x',
      '/answer-applicant?step=rejected#x',
      '/onboarding',
    ],
  },
  {
    name: 'seeker',
    email: 'victor.torres.0@people.example',
    frames: ['PublicFrame', 'SeekerFrame', 'MemberFrame', 'SettingsFrame'],
    from: ['/'],
    unlinked: [
      '/nowhere',
      '/offline',
      '/employer',
      '/settings/team',
      '/settings/domains',
      '/settings/activity',
      '/employer/developers',
      `/appeal/${missing}?token=x`,
      '/confirm-experience?token=x',
    ],
  },
  {
    name: 'employer',
    email: 'copper-kettle-bakery@companies.example',
    frames: ['PublicFrame', 'EmployerFrame', 'MemberFrame', 'SettingsFrame'],
    from: ['/employer', '/settings/team'],
    states: ['/employer/talent?map=open'],
    unlinked: ['/applications', '/offline', `/appeal/${missing}?token=x`, '/confirm-experience?token=x'],
  },
  {
    name: 'contributor',
    email: 'contributor@companies.example',
    frames: ['PublicFrame', 'SettingsFrame'],
    pages: [
      '/notifications',
      '/employer/jobs',
      '/employer/jobs/:id',
      '/employer/jobs/:id/applicants',
      '/employer/applicants/:id',
    ],
    from: ['/employer/jobs', '/settings/team'],
    unlinked: [
      '/nowhere',
      '/offline',
      '/settings/domains',
      '/settings/activity',
      '/employer/developers',
      '/settings/blocked',
      `/appeal/${missing}?token=x`,
      '/confirm-experience?token=x',
    ],
    // Pages that contributors may not open say so.
    states: ['/employer', '/employer/talent', '/employer/jobs/new', '/employer/company', '/messages', '/billing'],
  },
  {
    name: 'moderator',
    email: 'moderator@people.example',
    frames: ['AdminFrame', 'SettingsFrame'],
    from: ['/admin', '/settings/account'],
    // A trial verifies no companies, so nothing links to those that wait.
    unlinked: [
      '/admin/companies',
      '/settings/blocked',
      '/settings/team',
      '/settings/domains',
      '/settings/activity',
      '/employer/developers',
    ],
  },
]

const html = new HtmlValidate({
  extends: ['html-validate:standard'],
  // Constructs that the pages use on purpose and HTML allows.
  rules: { 'no-inline-style': 'off', 'long-title': 'off', 'prefer-native-element': 'off', 'tel-non-breaking': 'off' },
})

async function signIn(page: Page, email: string): Promise<void> {
  const answer = await page.request.post(logIn.path, { data: { email, password: 'hearback demo' } })
  await expect(answer, `${email} signs in`).toBeOK()
  const { authtoken: token, user } = await answer.json()
  const session = JSON.stringify(JSON.stringify({ token, user }))
  await page.addInitScript(`localStorage.setItem('hearback.session', ${session})`)
}

/** Everything that goes wrong beside what can be seen: in the console, by asking other sites. */
function listen(page: Page): { hear(mayBeRefused: boolean): string[] } {
  let heard: { text: string; refusal: boolean }[] = []
  const hear = (text: string, refusal = false) => heard.push({ text, refusal })
  page.on('pageerror', ({ message }) => hear(`error: ${message}`))
  page.on('console', (message) => {
    const text = message.text()
    if (['error', 'warning'].includes(message.type())) hear(text, text.startsWith('Failed to load resource'))
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(page.url()).origin && page.url() !== 'about:blank')
      hear(`asks ${origin}`)
  })
  return {
    hear(mayBeRefused) {
      const all = heard.filter(({ refusal }) => !(refusal && mayBeRefused)).map(({ text }) => text)
      heard = []
      return all
    },
  }
}

async function invalid(page: Page): Promise<string[]> {
  const { results } = await html.validateString(await page.content())
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
  )
}

const linksOn = (page: Page) =>
  page.locator('a[href^="/"]').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))

/** On the desktop also names that a browser would translate, and content cut off on narrow and wide screens. */
const seenOn = async (page: Page, isDesktop: boolean) => [
  ...(await findingsOn(page)),
  ...(isDesktop ? [...(await translatableNamesOn(page)), ...(await outsideOtherScreens(page))] : []),
]

const fileNameOf = (page: string) =>
  ({ '/': 'landing', '/*': 'missing' })[page] ?? page.slice(1).replaceAll(/[/:?&= ]+/g, '-')

async function takePicture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS
  if (folder) await takeFullPageScreenshot(page, join(folder, `${name}.png`))
}

for (const { name, email, frames, pages = [], from, unlinked = [], states = [] } of roles) {
  test(`every page of a ${name} is right in every way that can be checked`, async ({ page }, { project }) => {
    await withoutWorker(page.context())
    if (email) await signIn(page, email)
    const ears = listen(page)
    const waiting = [...from, ...unlinked, ...states]
    const once = new Set([...unlinked, ...states])
    const mine = [...pagesIn(...frames), ...pages].filter((one) => one !== '/*')
    const visited = new Set<string>()
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      const at = pageAt(address)
      const view = viewAt(address)
      const known = unlinked.includes(address)
      const isState = states.includes(address)
      // A page links to itself; addresses in `once` are visited exactly once regardless.
      if (!once.delete(address) && (visited.has(view) || !mine.includes(at))) continue
      if (!isState) visited.add(at).add(view)
      await page.goto(address)
      const findings = await seenOn(page, project.name === 'desktop')
      await takePicture(page, `${name}-${fileNameOf(isState ? address : view)}-${project.name}`)
      expect.soft([...findings, ...(await invalid(page)), ...ears.hear(known)], `${address} as a ${name}`).toEqual([])
      waiting.push(...(await linksOn(page)))
      expect
        .soft(await overflowInAnotherLanguage(page), `${address}, longer and from right to left`)
        .toBeLessThanOrEqual(0)
    }
    const lost = mine.filter((one) => !visited.has(one))
    expect(lost, 'pages that no link leads to').toEqual([])
  })
}
