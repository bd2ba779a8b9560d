/**
 * Takes screenshots and checks pages at 1440 and 390 pixels, light and dark.
 *   npm run screenshots: every page of every kind of account, on a server with demo data.
 *   node scripts/screenshots.mjs [--out folder] [--session file.json] URL ...: pages of a running server.
 * `--session` is a file with the local storage entry `hearback.session`. Exits with 1 if there are findings.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { main, prepare } from './bootstrap.mjs'
import { takeFullPageScreenshot } from './full-page-screenshot.mjs'
import { run } from './run-command.mjs'

const require = createRequire(import.meta.url)
const { chromium } = require('@playwright/test')
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
const SIZES = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
]

const words = process.argv.slice(2)
const option = (name) => {
  const at = words.indexOf(name)
  return at < 0 ? undefined : words.splice(at, 2)[1]
}
const out = option('--out') ?? 'screenshots'
const session = option('--session')
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

const nameOf = (url) => new URL(url).pathname.replaceAll('/', '-').slice(1) || 'landing'

async function look(browser, url, size, colorScheme) {
  const { name, ...device } = size
  const context = await browser.newContext({ ...device, colorScheme })
  if (session) {
    const value = readFileSync(session, 'utf8')
    await context.addInitScript((stored) => localStorage.setItem('hearback.session', stored), value)
  }
  const page = await context.newPage()
  const findings = []
  page.on('console', (message) => {
    // The status of the page itself is no finding: a 404 page may be requested on purpose.
    if (message.location().url === url && message.text().startsWith('Failed to load resource')) return
    if (['error', 'warning'].includes(message.type())) findings.push(`console: ${message.text().slice(0, 300)}`)
  })
  page.on('pageerror', (error) => findings.push(`error: ${error.message.slice(0, 300)}`))
  await page.goto(url, { waitUntil: 'networkidle' })
  await takeFullPageScreenshot(page, join(out, `${nameOf(url)}-${name}-${colorScheme}.png`))
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (over > 0) findings.push(`wider than the screen by ${over} px`)
  await page.evaluate(axe)
  findings.push(...(await page.evaluate(violations)))
  await context.close()
  return findings
}

async function violations() {
  const result = await globalThis.axe.run(document, { resultTypes: ['violations'] })
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 4).map((node) => {
      const check = node.any[0] ?? node.all[0] ?? node.none[0]
      return `axe ${id}: ${check?.message ?? ''} ${node.html.slice(0, 140)}`
    }),
  )
}

async function everyPage() {
  const { node, env } = await prepare({ pages: true })
  const test = ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/crawl/crawl.config.ts', '--retries=0']
  return run(node, test, { env: { ...env, SCREENSHOTS: resolve(out) } })
}

async function eachOf(addresses) {
  if (!existsSync(executablePath)) throw new Error('Name a Chromium by CHROMIUM_PATH.')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
  const ways = SIZES.flatMap((size) => ['light', 'dark'].map((scheme) => ({ size, scheme })))
  let found = 0
  for (const [url, { size, scheme }] of addresses.flatMap((url) => ways.map((way) => [url, way]))) {
    const findings = await look(browser, url, size, scheme)
    found += findings.length
    process.stdout.write(`${findings.length ? 'FOUND' : 'ok   '} ${nameOf(url)} ${size.name} ${scheme}\n`)
    for (const finding of findings) process.stdout.write(`      ${finding}\n`)
  }
  await browser.close()
  return found ? 1 : 0
}

mkdirSync(out, { recursive: true })
await main(() => (words.length ? eachOf(words) : everyPage()))
