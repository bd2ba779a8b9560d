import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AsSent } from './AsSent.tsx'

let root: Root | undefined
const page = document.createElement('main')
const show = (isLive: boolean) => (
  <section>
    <AsSent isLive={isLive}>
      <button type="button">Live</button>
    </AsSent>
  </section>
)

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllGlobals()
  root?.unmount()
  page.remove()
})

test('hydration keeps what the server sent, through later renders, until it is live, and then the focus', async () => {
  page.innerHTML = '<section><div><!--$--><button type="button">Sent</button><!--/$--></div></section>'
  document.body.append(page)
  const sent = page.querySelector('button')
  const errors: unknown[] = []
  root = await act(() => hydrateRoot(page, show(false), { onRecoverableError: (error) => errors.push(error) }))
  await act(() => root?.render(show(false)))
  expect(page.querySelector('button')).toBe(sent)
  expect(errors).toEqual([])
  sent?.focus()
  await act(() => root?.render(show(true)))
  expect(page.textContent).toBe('Live')
  expect(document.activeElement).toBe(page.querySelector('button'))
})

test('content that is live hydrates as usual', async () => {
  page.innerHTML = '<section><div><button type="button">Live</button></div></section>'
  document.body.append(page)
  const sent = page.querySelector('button')
  root = await act(() => hydrateRoot(page, show(true)))
  expect(page.querySelector('button')).toBe(sent)
})
