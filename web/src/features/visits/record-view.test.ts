import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordView } from './record-view.ts'

type Told = (metric: { name: string; value: number }) => void
vi.mock('web-vitals', () => ({
  onLCP: (tell: Told) => tell({ name: 'LCP', value: 1_234.5 }),
  onINP: (tell: Told) => tell({ name: 'INP', value: 9e9 }),
  onCLS: (tell: Told) => tell({ name: 'CLS', value: 0 }),
}))

const sent: { n: string; u: string; r?: string; p?: Record<string, number> }[] = []
beforeEach(() => {
  sent.length = 0
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_path, body) => {
    sent.push(JSON.parse(String(body)))
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const name of ['sendBeacon', 'onLine']) Reflect.deleteProperty(navigator, name)
})
const leave = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

test('reports the Web Vitals of the first page once, on leaving it', () => {
  recordView('/jobs')
  recordView('/pricing')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent.map(({ n }) => n)).toEqual(['pageview', 'pageview'])
  leave()
  leave()
  expect(sent.slice(2)).toEqual([
    { n: 'vitals', u: `${location.origin}/jobs`, p: { LCP: 1_234.5, INP: 600_000, CLS: 0 } },
  ])
})

test('sends nothing while offline', () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  recordView('/about')
  expect(sent).toEqual([])
})

test('does nothing without beacon support', () => {
  Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true })
  expect(() => recordView('/about')).not.toThrow()
})
