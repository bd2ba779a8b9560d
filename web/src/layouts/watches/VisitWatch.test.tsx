import { recordEvent } from '@hearback/contract/trust/visits.ts'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { VisitWatch } from './VisitWatch.tsx'

const sent: [path: string, event: { n: string; u: string; r?: string }][] = []
beforeEach(() => {
  sent.length = 0
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((path, body) => {
    sent.push([String(path), JSON.parse(String(body))])
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const name of ['globalPrivacyControl', 'doNotTrack', 'onLine']) takeBack(name)
})
const wish = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true })
const takeBack = (name: string) => Reflect.deleteProperty(navigator, name)

function Site({ counted: initially = true }) {
  const [counted, setCounted] = useState(initially)
  const [seen, setSeen] = useState('')
  const { pathname } = useLocation()
  // Effects of parents run after those of children: once `seen` is set, the watch has run.
  useEffect(() => setSeen(pathname), [pathname])
  return (
    <>
      <Link to="/pricing?from=test">Prices</Link>
      <Link to="/pricing?from=again">Prices again</Link>
      <Link to="/about">About</Link>
      <button type="button" onClick={() => setCounted(true)}>
        Count
      </button>
      <p>seen: {seen}</p>
      <VisitWatch counted={counted} />
    </>
  )
}
const follow = (name: string) => page.getByRole('link', { name, exact: true }).click()
const isSeen = (path: string) =>
  expect.element(page.getByText(`seen: ${path}`, { exact: true }), { timeout: 12_000 }).toBeVisible()
const paths = () => sent.map(([, { u }]) => new URL(u).pathname + new URL(u).search)
const pathsBecome = (expected: string[]) => expect.poll(paths, { timeout: 12_000 }).toEqual(expected)

test('records each page once by its path, and internal pages as no arrival', async () => {
  await renderUi(<Site />, '/jobs?keyword=baker')
  await pathsBecome(['/jobs'])
  await follow('Prices')
  await pathsBecome(['/jobs', '/pricing'])
  await follow('Prices again')
  await isSeen('/pricing')
  await follow('About')
  await pathsBecome(['/jobs', '/pricing', '/about'])
  expect(sent.map(([path]) => path)).toEqual(Array(3).fill(recordEvent.path))
  expect(sent.slice(1).map(([, event]) => event.r)).toEqual([location.origin, location.origin])
})

test.each([
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
])('with %s no page is told of', async (_why, name, value) => {
  wish(name, value)
  await renderUi(<Site />, '/jobs')
  await follow('Prices')
  await isSeen('/pricing')
  takeBack(name)
  await follow('About')
  await pathsBecome(['/about'])
})

test('records nothing if counting is off', async () => {
  await renderUi(<Site counted={false} />, '/jobs')
  await follow('About')
  await isSeen('/about')
  await page.getByRole('button', { name: 'Count' }).click()
  await pathsBecome(['/about'])
})
