import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Waits until the page is there, and answers what is wrong with it: a finding of axe, or more width than the screen has. */
export async function findingsOn(page: Page): Promise<string[]> {
  // A quiet network alone says little: a slow machine may still be reading the scripts of the page.
  await expect(page.locator('h1:visible').first(), page.url()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const first = await judged(page)
  // Something may have begun to move while it was judged; what is wrong stays wrong.
  const violations = first.length > 0 ? await judged(page) : first
  const findings = violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.target.join(' ')).join(', ')}`)
  findings.push(...(await rawTextsOn(page)))
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
  return overflow > 0 ? [...findings, `wider than the screen by ${overflow}`] : findings
}

/** Visible values as they are stored: phone numbers of North America in E.164, and times in ISO 8601. */
async function rawTextsOn(page: Page): Promise<string[]> {
  const text = await page.evaluate<string>('document.body.innerText')
  const raw = text.match(/\+1\d{10}\b|\d{4}-\d\d-\d\dT\d\d:\d\d/g) ?? []
  return raw.map((value) => `raw value on the page: ${value}`)
}

async function judged(page: Page) {
  // What is still fading in has the colours of neither its beginning nor its end.
  await page.evaluate(`Promise.all(document.getAnimations()
    .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime))
    .map((one) => one.finished.catch(() => undefined)))`)
  // Frames of other origins, which that mode leaves out, are not ours; it takes half the time.
  return (await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations
}

/** The page, once it is there, has no finding of axe and is not wider than the screen. */
export async function looksRight(page: Page): Promise<void> {
  expect(await findingsOn(page), page.url()).toEqual([])
}

/**
 * How much wider than the screen the page is when its words are half as long again and run from right to left: what
 * becomes of it in a language that is not there yet.
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

/** The narrowest screen that pages fit: an old phone, or 640 pixels at a zoom of 200 % (WCAG 2.2, 1.4.10). */
const NARROWEST = 320

/**
 * Faults of the open page on a screen 320 pixels wide: it must not scroll sideways, and nothing that can be
 * pressed or filled in may lie outside. Rows that scroll by themselves, such as tabs, must lie inside as a whole.
 */
export async function outsideNarrowScreen(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: NARROWEST, height: 640 })
  const found = page.evaluate<string[]>(`(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const room = ${NARROWEST}
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
  const findings = await found
  if (before) await page.setViewportSize(before)
  return findings
}
