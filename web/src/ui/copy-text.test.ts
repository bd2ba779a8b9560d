import { expect, onTestFinished, test } from 'vitest'
import { copyText } from './copy-text.ts'
import { shownToasts } from './feedback/toast-store.ts'

const refused = 'Your browser can’t copy this. Select the text and copy it yourself.'

test.each([
  ['absent', undefined, refused],
  ['refused', { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }, refused],
  ['there', { writeText: () => Promise.resolve() }, 'Copied.'],
])('says what became of the copy where the clipboard is %s', async (_name, value, said) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
  const before = shownToasts().at(-1)?.id
  await copyText('secret', 'Copied.')
  expect(shownToasts().at(-1)?.text).toBe(said)
  expect(shownToasts().at(-1)?.id).not.toBe(before)
})
