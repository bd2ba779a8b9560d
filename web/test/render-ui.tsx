import 'virtual:tokens.css'
import '../src/app.css'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect } from 'vitest'
import { render } from 'vitest-browser-react'
import { Toaster } from '../src/ui/feedback/Toast.tsx'

/** Renders a component with the product's theme, router and toasts. `at` is the URL path. */
export function renderUi(ui: ReactNode, at = '/') {
  document.documentElement.dataset.mantineColorScheme = 'light'
  const page = (
    <>
      <main>
        <h1>Test</h1>
        {ui}
      </main>
      <Toaster />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] })
  return render(<RouterProvider router={router} />)
}

const WHOLE_PAGE_RULES = { 'html-has-lang': { enabled: false }, 'document-title': { enabled: false } }

const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running')

/** Asserts that axe finds no violations once animations have finished. */
export async function expectAccessible() {
  // New animations may start in the next frame.
  do {
    await Promise.all(moving().map((animation) => animation.finished.catch(() => undefined)))
    await new Promise(requestAnimationFrame)
  } while (moving().length > 0)
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    rules: { ...WHOLE_PAGE_RULES, region: { enabled: false } },
  })
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.failureSummary} ${nodes[0]?.html}`)
  expect(found).toEqual([])
}
