import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { aPdf } from '../../test/pdf-fixture.ts'
import { expectAccessible, renderUi } from '../../test/render-ui.tsx'
import { FilePreview } from './FilePreview.tsx'
import type { PreviewFile } from './preview-format.ts'

const realFetch = window.fetch
let replies: (() => Response | Promise<Response>)[] = []
const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!url.startsWith('/files/')) return realFetch(url, init)
    asked.push(url)
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    return reply?.() ?? Response.error()
  })
})
afterEach(() => vi.unstubAllGlobals())

const aFile = (part: Partial<PreviewFile> = {}): PreviewFile => ({
  name: 'cv.pdf',
  mediaType: 'application/pdf',
  size: 1_000,
  url: '/files/chat/1?signature=a',
  ...part,
})

async function show(content: BlobPart | null, part: Partial<PreviewFile> = {}) {
  if (content !== null) replies = [() => new Response(new Blob([content]))]
  const onClose = vi.fn<() => void>()
  await renderUi(<FilePreview opened onClose={onClose} file={aFile(part)} />)
  return onClose
}

const frame = () => page.frameLocator(page.getByTitle('Content of', { exact: false }))
/** Assertions can't look into a frame of another origin, but a click can. */
const seen = (inFrame: Locator) => inFrame.click()
const status = () => page.getByRole('status')
const text = { name: 'notes.txt', mediaType: 'text/plain' }

describe('a PDF', () => {
  test('is shown with its text for screen readers, and paged by buttons, keys and number', async () => {
    await show(aPdf(['First page', 'Second page', 'Third page']))
    await seen(frame().getByRole('region', { name: 'Page 1' }).getByText('First page'))
    await expect.element(status().getByText('Page 1 of 3')).toBeInTheDocument()
    await expectAccessible()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.element(status().getByText('Page 2 of 3')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(status().getByText('Page 3 of 3')).toBeInTheDocument()
    await seen(frame().getByText('Third page'))
    await page.getByRole('textbox', { name: 'Page number' }).fill('1')
    await userEvent.keyboard('{Enter}')
    await expect.element(status().getByText('Page 1 of 3')).toBeInTheDocument()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.element(page.getByRole('button', { name: 'Fit width 125%' })).toBeVisible()
  })

  test('closes by Escape that is pressed inside the frame', async () => {
    const onClose = await show(aPdf(['Hello']))
    await frame().getByText('Hello').click()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
  })

  test('that is damaged says so, and can still be downloaded', async () => {
    await show('%PDF-1.7 and nothing more')
    await expect.element(page.getByText(/It may be damaged/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Download' })).toBeVisible()
  })
})

describe('other files', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode('Años de café 🥐')],
    ['UTF-16', new Uint8Array([0xff, 0xfe, ...[...'Años de café 🥐'].flatMap(utf16)])],
  ])('a text in %s is shown as text', async (_encoding, bytes) => {
    await show(bytes, text)
    await seen(frame().getByText('Años de café 🥐'))
  })

  test('markup in a text stays text', async () => {
    await show('<img src=x onerror="parent.postMessage(1)"><b>Hi</b>', text)
    await seen(frame().getByText('<b>Hi</b>', { exact: false }))
  })

  test('a text of 1 MB is cut, and the page says so', async () => {
    await show('word '.repeat(200_000), text)
    await expect.element(page.getByText(/too long to show in full/)).toBeVisible()
  })

  test.each([
    ['application/msword', 1_000, /this kind of file/],
    ['text/plain', 30_000_000, /too large to show here/],
  ])('%s of %i bytes is not loaded', async (mediaType, size, words) => {
    await show('', { mediaType, size })
    await expect.element(page.getByText(words)).toBeVisible()
    expect(asked).toEqual([])
  })
})

describe('a link', () => {
  const renewUrl = async () => '/files/chat/1?signature=b'
  const refused = () => Response.json({ code: 'not_allowed' }, { status: 403 })

  test('that has expired is renewed once', async () => {
    replies = [refused, () => new Response('Hello')]
    await show(null, { ...text, renewUrl })
    await seen(frame().getByText('Hello'))
    expect(asked).toEqual(['/files/chat/1?signature=a', '/files/chat/1?signature=b'])
  })

  test('that stays refused says that the file is gone', async () => {
    replies = [refused]
    await show(null, { ...text, renewUrl })
    await expect.element(page.getByText(/isn’t available anymore/)).toBeVisible()
    expect(asked).toHaveLength(2)
  })

  test('without a network can be tried again', async () => {
    replies = [() => Promise.reject(new TypeError('Failed to fetch')), () => new Response('Hello')]
    await show(null, text)
    await expect.element(page.getByText(/You’re offline/)).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await seen(frame().getByText('Hello'))
  })
})

function utf16(letter: string): number[] {
  const units = Array.from({ length: letter.length }, (_, index) => letter.charCodeAt(index))
  return units.flatMap((unit) => [unit & 0xff, unit >> 8])
}
