import { chromium } from 'playwright'
import { test } from 'vitest'
import { testApp } from '../../../test/app.ts'

const app = testApp()
const executablePath = process.env.HEADLESS_SHELL || process.env.CHROMIUM_PATH || '/usr/bin/chromium'
test('shots', async () => {
  const url = await app.listen()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  for (const width of [1440, 390]) for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme })
    page.on('console', (m) => { if (m.type() === 'error' || m.type()==='warning') console.log(width, colorScheme, m.text().slice(0, 200)) })
    page.on('pageerror', (e) => console.log('PE', e.message.slice(0, 300)))
    const t = Date.now()
    await page.goto(`${url}/developers`)
    await page.locator('.opblock-tag').first().waitFor({timeout:60000})
    console.log('shown after', Date.now() - t)
    await page.screenshot({ path: `/tmp/mcp-shots/closed-${width}-${colorScheme}.png` })
    await page.locator('.opblock-tag').first().click()
    await page.locator('#operations-Jobs_and_search-searchJobs .opblock-summary').click({timeout:30000}).catch((e)=>console.log(String(e).slice(0,200)))
    await page.waitForTimeout(1500)
    await page.locator('#operations-Jobs_and_search-searchJobs').scrollIntoViewIfNeeded().catch(()=>{})
    await page.screenshot({ path: `/tmp/mcp-shots/open-${width}-${colorScheme}.png` })
    console.log(width, await page.evaluate('document.documentElement.scrollWidth'))
    await page.close()
  }
  await browser.close()
}, 250_000)
