import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, type Frame, type Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

/** Waits until the page is rendered; returns the findings of axe, and horizontal overflow. */
export async function findingsOn(page: Page): Promise<string[]> {
  // An idle network is not enough: a slow machine may still be parsing the scripts.
  await expect(page.locator('h1:visible').first(), page.url()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const findings = [...(await axeFindingsOn(page)), ...(await rawTextsOn(page))]
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
  return overflow > 0 ? [...findings, `wider than the screen by ${overflow}`] : findings
}

/** Findings of axe. Skips a page whose skeleton had none before: the analysis takes a third of the time of the journeys. */
async function axeFindingsOn(page: Page): Promise<string[]> {
  const marker = join(process.env.E2E_DATA_DIR ?? tmpdir(), 'accessible', await hashSkeleton(page))
  if (existsSync(marker)) return []
  const first = await judged(page)
  // An animation may have started during the first analysis; real violations persist.
  const violations = first.length > 0 ? await judged(page) : first
  if (violations.length === 0) {
    mkdirSync(dirname(marker), { recursive: true })
    writeFileSync(marker, '')
  }
  return violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

/**
 * Identifies what axe judges: elements, their attributes and whether they have text, at this width and color scheme. Ids, names and
 * labels count by their order, so that a duplicate or a missing one shows. Words, addresses, times and the marks of a translator
 * do not count, nor the hue of a tile: `Avatar.test.tsx` judges all hues.
 */
export async function hashSkeleton(page: Page): Promise<string> {
  const skeleton = await page.evaluate<string>(`(() => {
    const order = new Map()
    const rank = (word) => order.get(word) ?? order.set(word, order.size).get(word)
    for (const { id } of document.querySelectorAll('[id]')) rank(id)
    const refers = /^(?:id|for|list|form|headers|name|popovertarget|commandfor|aria-(?:activedescendant|controls|describedby|details|errormessage|labelledby|owns))$/
    const labels = /^aria-(?:label|description|roledescription|valuetext)$/
    const worded = /^(?:alt|content|d|datetime|href|max|min|nonce|placeholder|src|srcset|title|value)$/
    const ofTranslator = /\\btranslated-ltr\\b/g
    const valueOf = ({ name, value }) => {
      if (refers.test(name)) return value.trim().split(/\\s+/).map(rank).join(' ')
      if (labels.test(name)) return value.trim() ? rank(value) : ''
      if (name === 'style') return value.replace(/--h: ?\\d+/, '--h')
      if (name === 'class') return value.replace(ofTranslator, '').trim()
      return worded.test(name) && value.trim() ? '.' : value
    }
    const write = (node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.nodeValue.trim() ? '.' : ''
      if (node.nodeType !== Node.ELEMENT_NODE || /^(?:script|style|link|meta|template)$/i.test(node.tagName)) return ''
      const inside = [...node.childNodes].map(write).join('').replace(/\\.+/g, '.')
      if (node.tagName === 'FONT') return inside
      const attributes = [...node.attributes].map((one) => [one.name, valueOf(one)]).filter(([name, value]) => name !== 'class' || value)
      return '<' + node.tagName + ' ' + attributes.map((one) => one.join('=')).sort().join(' ') + '>' + inside
    }
    const media = ['(prefers-color-scheme: dark)', '(hover: none)'].map((query) => matchMedia(query).matches)
    return [innerWidth, ...media, write(document.documentElement)].join(' ')
  })()`)
  return createHash('sha256').update(skeleton).digest('hex')
}

/** Visible values as they are stored: phone numbers of North America in E.164, and times in ISO 8601. */
async function rawTextsOn(page: Page): Promise<string[]> {
  const text = await page.evaluate<string>('document.body.innerText')
  const raw = text.match(/\+1\d{10}\b|\d{4}-\d\d-\d\dT\d\d:\d\d/g) ?? []
  return raw.map((value) => `raw value on the page: ${value}`)
}

async function judged(page: Page) {
  // Sections that are not rendered until they come near have no size, so axe finds the wrong background.
  await page.evaluate(`(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })()`)
  // Elements that are still fading in have intermediate colors.
  await page.evaluate(`Promise.all(document.getAnimations()
    .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime))
    .map((one) => one.finished.catch(() => undefined)))`)
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source)
  // The pages have no frames but sandboxed previews. Naming elements of other results takes half the time.
  const results = await page.evaluate<AxeResults>('axe.run(document, { iframes: false, resultTypes: ["violations"] })')
  return results.violations
}

/** Expects no findings of axe in a frame of another origin, and no horizontal overflow of its content. */
export async function frameLooksRight(frame: Frame): Promise<void> {
  // The policy of the framed page allows no scripts but its own; those of the debugger run regardless.
  await frame.evaluate(axe.source)
  const { violations } = await frame.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })')
  const findings = violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.target.join(' ')).join(', ')}`)
  const overflow = await frame.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
  expect([...findings, ...(overflow > 0 ? [`wider than its frame by ${overflow}`] : [])], frame.url()).toEqual([])
}

/** Expects no findings of axe and no horizontal overflow. */
export async function looksRight(page: Page): Promise<void> {
  expect(await findingsOn(page), page.url()).toEqual([])
}

/**
 * Horizontal overflow in pixels of the page with texts that are 50 % longer and run from right to left.
 * Simulates a language that does not exist yet.
 */
export const overflowInAnotherLanguage = (page: Page): Promise<number> =>
  page.evaluate<number>(`(() => {
    document.documentElement.dir = 'rtl'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (!text.parentElement.closest('script, style')) text.nodeValue = text.nodeValue.replace(/[aeiou]/g, '$&\u0301$&')
    }
    return document.documentElement.scrollWidth - window.innerWidth
  })()`)

/**
 * The narrowest screen that pages fit, which is an old phone or 640 pixels at a zoom of 200 % (WCAG 2.2, 1.4.10), and a
 * wide one.
 */
const otherScreens = [
  { width: 320, height: 640 },
  { width: 1920, height: 1080 },
]

/**
 * Findings of the open page on narrow and wide screens: horizontal scrolling, and controls outside the screen. Rows
 * with their own scrolling, such as tabs, must lie inside as a whole.
 */
export async function outsideOtherScreens(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  const findings: string[] = []
  for (const screen of otherScreens) {
    await page.setViewportSize(screen)
    findings.push(...(await outsideScreen(page, screen.width)))
  }
  if (before) await page.setViewportSize(before)
  return findings
}

const outsideScreen = (page: Page, width: number): Promise<string[]> =>
  page.evaluate<string[]>(`(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const room = ${width}
    const scrolls = (element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
    const shown = (element) => {
      const frame = element.parentElement.closest('*')
      for (let one = frame; one && one !== document.body; one = one.parentElement) if (scrolls(one)) return one
      return element
    }
    const isOutside = (element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      // Skip links and inputs behind their drawn control are one pixel, or wait outside until they have the focus.
      return isSeen && width > 2 && height > 2 && right > 0 && (left < -0.5 || right > room + 0.5)
    }
    const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex], [role=tab]')]
    const outside = all.filter((one) => isOutside(shown(one)))
    const wider = document.documentElement.scrollWidth - room
    return [
      ...(wider > 0 ? ['scrolls sideways by ' + wider + ' at ' + room] : []),
      ...outside.map((one) => 'outside at ' + room + ': ' + one.outerHTML.slice(0, 120)),
    ]
  })()`)
