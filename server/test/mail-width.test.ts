import { existsSync } from 'node:fs'
import * as accounts from '@hearback/contract/accounts/accounts.ts'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runAnswerClock } from '../src/features/applications/answer-clock.service.ts'
import { withFrame } from '../src/ports/mail-frame.ts'
import { testApp } from './app.ts'
import { anApplication } from './application-factory.ts'
import { anEmployer } from './employer-factory.ts'
import { aJob } from './job-factory.ts'
import { aSeeker } from './seeker-factory.ts'

const app = testApp({ PUBLIC_URL: 'https://jobs.example' })
const executablePath = process.env.HEADLESS_SHELL || process.env.CHROMIUM_PATH || '/usr/bin/chromium'
const longName = 'Wolfeschlegelsteinhausenbergerdorff'

describe.skipIf(!existsSync(executablePath))('a mail with buttons', { timeout: 120_000 }, () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  })
  afterAll(() => browser?.close())

  test.each(['en', 'es'] as const)(
    'fits a phone, and its buttons are large enough for a thumb (%s)',
    async (language) => {
      const hana = await anEmployer(app, { businessName: 'Crust' })
      await hana.call(accounts.changeLanguage, { body: { language } })
      const jobId = await aJob(app, { by: hana, title: 'Pasteleroypanaderodeturnodenochedelaciudad' })
      await anApplication(app, { by: await aSeeker(app, { lastName: longName }), to: jobId })
      await anApplication(app, { by: await aSeeker(app), to: jobId, appliedDaysAgo: 8 })
      await runAnswerClock(app.deps)
      const mails = [await app.mailTo(hana.email, new RegExp(longName, 'u')), await app.mailTo(hana.email, /^1 /u)]
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await browser.newPage({ viewport: { width: 360, height: 740 }, colorScheme })
        for (const mail of mails) {
          await page.setContent(withFrame(mail).html ?? '')
          expect(await page.evaluate('document.documentElement.scrollWidth'), mail.subject).toBeLessThanOrEqual(360)
          const buttons = await page
            .locator('.choice')
            .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
          expect(buttons).toHaveLength(3)
          expect(buttons.filter(({ height, right }) => height < 40 || right > 360)).toEqual([])
        }
        await page.close()
      }
    },
  )
})
