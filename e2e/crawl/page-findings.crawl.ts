import { expect, type Page, test } from '@playwright/test'
import { hashSkeleton } from './page-findings.ts'

const hashOf = async (page: Page, body: string) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Test</title><main><h1>Test</h1>${body}</main></html>`)
  return hashSkeleton(page)
}

test('a page counts as one that was judged before if only what needs no second look differs', async ({ page }) => {
  for (const [what, one, other] of [
    ['words', '<p>Ana</p>', '<p>Ben and Eva</p>'],
    [
      'times',
      '<time datetime="2026-11-30" title="Monday">today</time>',
      '<time datetime="2026-12-01" title="Tuesday">soon</time>',
    ],
    ['a label', '<button aria-label="3 unread"></button>', '<button aria-label="4 unread"></button>'],
    ['ids', '<label for="a">A</label><input id="a">', '<label for="b">A</label><input id="b">'],
    [
      'the target of a popover',
      '<button popovertarget="a">A</button><p id="a" popover>A</p>',
      '<button popovertarget="b">A</button><p id="b" popover>A</p>',
    ],
    [
      'the hue of a tile',
      '<i style="--h: 25" aria-hidden="true">A</i>',
      '<i style="--h: 310" aria-hidden="true">A</i>',
    ],
  ] as const)
    expect.soft(await hashOf(page, one), what).toBe(await hashOf(page, other))
})

test('a page counts as a new one', async ({ page }) => {
  const field = '<label for="a">A</label><input id="a">'
  for (const [what, one, other] of [
    ['without a label', '<button aria-label="A"></button>', '<button></button>'],
    ['with an empty label', '<button aria-label="A"></button>', '<button aria-label=" "></button>'],
    [
      'with the same label twice',
      '<nav aria-label="A"></nav><nav aria-label="B"></nav>',
      '<nav aria-label="A"></nav><nav aria-label="A"></nav>',
    ],
    ['with the same id twice', '<p id="a">A</p><p id="b">B</p>', '<p id="a">A</p><p id="a">B</p>'],
    ['with a label of another field', `${field}<input id="b">`, '<label for="b">A</label><input id="a"><input id="b">'],
    ['with a label of no field', field, '<label for="c">A</label><input id="a">'],
    ['without text', '<p>A</p>', '<p></p>'],
    ['without the text of a picture', '<img alt="A">', '<img alt="">'],
    ['with another role', '<p role="alert">A</p>', '<p role="status">A</p>'],
    ['with another style', '<p style="color: red">A</p>', '<p style="color: blue">A</p>'],
    ['with another class', '<p class="a">A</p>', '<p class="b">A</p>'],
  ] as const)
    expect.soft(await hashOf(page, one), what).not.toBe(await hashOf(page, other))
})
