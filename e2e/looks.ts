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
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
  return overflow > 0 ? [...findings, `wider than the screen by ${overflow}`] : findings
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
