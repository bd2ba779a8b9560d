import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { medianOf } from '../load/percentiles.ts'
import { machine, percent, tableOf } from '../report/markdown.ts'
import { type PublicPage, withPublicPages } from './public-pages.ts'

/**
 * `npm run paint`: largest contentful paint and layout shift of the landing pages,
 * with CPU throttling of four; the median of several first visits.
 */
const SLOWER = 4
const LARGEST_PAINT = 600
const SHIFT = 0.02
/** Maximum busy milliseconds per second of an idle processor. */
const BUSY = 120
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } } })
const rounds = Number(values.rounds)

interface Seen {
  paint: number
  shift: number
  first: number
  usable: number
  /** The largest element: its tag and the beginning of its text. */
  what: string
}

/** Runs in the page before its own scripts. */
const WATCH = `
  window.seen = { paint: 0, shift: 0, what: '' }
  new PerformanceObserver((list) => {
    for (const { startTime, element } of list.getEntries()) {
      window.seen.paint = startTime
      window.seen.what = element ? element.tagName.toLowerCase() + ' ' + element.textContent.trim().slice(0, 24) : ''
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) window.seen.shift += value
  }).observe({ type: 'layout-shift', buffered: true })`
const FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
const USABLE = "performance.getEntriesByName('usable')[0]?.startTime"

/** Waits until the processors are idle for a second, at most ten seconds. */
async function waitForIdleCpu(): Promise<void> {
  for (let seconds = 0; seconds < 10; seconds++) {
    const before = workOfProcessors()
    await setTimeout(1_000)
    if ((workOfProcessors() - before) / os.cpus().length < BUSY) return
  }
}

/** Busy milliseconds of all processors together. */
const workOfProcessors = () =>
  os.cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)

async function visit(browser: Browser, url: string, viewport: { width: number; height: number }): Promise<Seen> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript({ content: WATCH })
  // A new browser window loads its own pages for about two seconds, and a new server runs startup jobs.
  await waitForIdleCpu()
  await page.goto(url, { waitUntil: 'networkidle' })
  // Polled rarely, because each evaluation slows down a throttled page.
  while (!(await page.evaluate(`Boolean(${USABLE} && window.seen.paint)`))) await setTimeout(2_000)
  const seen: Seen = await page.evaluate(`({ ...window.seen, first: ${FIRST_PAINT}, usable: ${USABLE} })`)
  await context.close()
  return seen
}

async function rowOf(browser: Browser, page: PublicPage, viewport: { width: number; height: number }) {
  // The first visit warms up server and browser.
  await visit(browser, page.url, viewport)
  const visits: Seen[] = []
  for (let round = 0; round < rounds; round++) visits.push(await visit(browser, page.url, viewport))
  const paint = medianOf(visits.map((one) => one.paint))
  const shift = medianOf(visits.map((one) => one.shift))
  const first = medianOf(visits.map((one) => one.first))
  const usable = medianOf(visits.map((one) => one.usable))
  const cells = [page.name, String(viewport.width), first.toFixed(0), paint.toFixed(0), percent(paint / LARGEST_PAINT)]
  return {
    cells: [...cells, shift.toFixed(4), usable.toFixed(0), [...new Set(visits.map((one) => one.what))].join('; ')],
    holds: paint > 0 && paint < LARGEST_PAINT && shift < SHIFT,
  }
}

/** A minimal page, as the baseline of this machine and browser. */
const BARE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title><meta name="viewport" content="width=device-width"><p>One sentence, which is all there is.</p><script>performance.mark("usable")</script>'

async function withBarePage<T>(work: (page: PublicPage) => Promise<T>): Promise<T> {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(BARE))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await work({ name: '(one sentence)', url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` })
  } finally {
    server.close()
  }
}

const rows = await withPublicPages(async (pages) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  try {
    return await withBarePage(async (bare) => {
      const made = []
      for (const page of [bare, ...pages].filter(({ name, noindex }) => !noindex && name === (values.only ?? name)))
        for (const viewport of WIDTHS) made.push(await rowOf(browser, page, viewport))
      return made
    })
  } finally {
    await browser.close()
  }
})
const columns = [
  'page',
  'width',
  'first paint ms',
  'largest paint ms',
  'of the budget',
  'shift',
  'usable ms',
  'the largest',
]
const table = tableOf(
  columns,
  rows.map(({ cells }) => cells),
)
process.stdout.write(`CPU throttled ${SLOWER} times, median of ${rounds}; ${machine()}\n\n${table}\n`)
if (!rows.every(({ holds }) => holds)) {
  process.stdout.write(
    `\nA page is over ${LARGEST_PAINT} ms or shifts by ${SHIFT} or more; repeat on an idle machine.\n`,
  )
  process.exitCode = 1
}
