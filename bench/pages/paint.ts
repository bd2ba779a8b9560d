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
 * `npm run paint`: when the largest thing of a page where visitors arrive stands there, and how much moves until it is quiet,
 * with the processor slowed down four times; the middle of several first visits.
 */
const SLOWER = 4
const LARGEST_PAINT = 600
const SHIFT = 0.02
/** Milliseconds of a second that a processor at rest works at most. */
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
  /** What the largest thing is: its element and the beginning of its text. */
  what: string
}

/** Runs in the page before anything of it. */
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

/** Until the processors had nothing to do for a second; ten at most, because a machine that is never at rest has to be measured too. */
async function untilAtRest(): Promise<void> {
  for (let seconds = 0; seconds < 10; seconds++) {
    const before = workOfProcessors()
    await setTimeout(1_000)
    if ((workOfProcessors() - before) / os.cpus().length < BUSY) return
  }
}

/** Milliseconds that all processors together have worked. */
const workOfProcessors = () =>
  os.cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)

async function visit(browser: Browser, url: string, viewport: { width: number; height: number }): Promise<Seen> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript({ content: WATCH })
  // A browser that has opened a window loads pages of its own beside ours for about two seconds, and a server that has just started tidies up.
  await untilAtRest()
  await page.goto(url, { waitUntil: 'networkidle' })
  // Asked seldom: a slowed page pays for each question.
  while (!(await page.evaluate(`Boolean(${USABLE} && window.seen.paint)`))) await setTimeout(2_000)
  const seen: Seen = await page.evaluate(`({ ...window.seen, first: ${FIRST_PAINT}, usable: ${USABLE} })`)
  await context.close()
  return seen
}

async function rowOf(browser: Browser, page: PublicPage, viewport: { width: number; height: number }) {
  // The first one only wakes the server and the browser up.
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

/** What this machine and its browser need for next to nothing, beside which the pages have to be read. */
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
      for (const page of [bare, ...pages].filter(({ name }) => name === (values.only ?? name)))
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
process.stdout.write(`Processor ${SLOWER} times slower, middle of ${rounds}; ${machine()}\n\n${table}\n`)
if (!rows.every(({ holds }) => holds)) {
  process.stdout.write(
    `\nA page is over ${LARGEST_PAINT} ms or moves by ${SHIFT} or more; only a machine at rest can judge it.\n`,
  )
  process.exitCode = 1
}
