import { expect, test, vi } from 'vitest'
import { nameOfArea, titleOfSalary } from './salary-words.ts'

vi.mock('@hearback/texts/web/locale.ts', () => import('@hearback/texts/es/web/locale.ts'))
vi.mock('@hearback/texts/web/region-names.ts', () => import('@hearback/texts/es/web/region-names.ts'))
vi.mock('@hearback/texts/web/salaries.ts', () => import('@hearback/texts/es/web/salaries.ts'))

const subject = {
  kind: 'title' as const,
  en: { slug: 'baker', name: 'Baker' },
  es: { slug: 'panadero', name: 'Panadero' },
}
const area = (name: string, slug: string, country = 'US') => ({ subject, area: { slug, name, country, search: name } })

test.each([
  [area('New York', 'new-york-us'), 'Nueva York'],
  [area('North Carolina', 'north-carolina-us'), 'Carolina del Norte'],
  [area('Texas', 'texas-us'), 'Texas'],
  [area('Bavaria', 'bavaria-de', 'DE'), 'Baviera, Alemania'],
  [area('Jalisco', 'jalisco-mx', 'MX'), 'Jalisco, México'],
  [{ subject, area: null }, undefined],
])('a Spanish page names states and regions in Spanish', (scope, name) => {
  expect(nameOfArea(scope)).toBe(name)
})

test('the title of a Spanish page has no English state', () => {
  expect(titleOfSalary(area('Pennsylvania', 'pennsylvania-us'))).toContain('Pensilvania')
})
