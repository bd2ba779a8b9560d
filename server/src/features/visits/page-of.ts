import { pagePatterns } from '@hearback/contract/values/page-patterns.ts'

const optionalPart = /\/:\w+\?$/
const matchers = pagePatterns
  .map((pattern) => ({ name: pattern.replace(optionalPart, '') || '/', matches: expressionOf(pattern) }))
  // Static paths before parameterized ones: `/offers/compare` is not an offer.
  .toSorted((a, b) => Number(a.name.includes(':')) - Number(b.name.includes(':')))

function expressionOf(pattern: string): RegExp {
  const optional = optionalPart.test(pattern) ? '(/[^/]+)?' : ''
  const path = pattern.replace(optionalPart, '').replace(/\/$/, '').replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${path}${optional}/?$`)
}

/** The route pattern of a path or URL, ignoring the query; undefined for unknown pages. */
export function pageOf(address: string): string | undefined {
  if (!URL.canParse(address, 'http://localhost')) return undefined
  const { pathname } = new URL(address, 'http://localhost')
  return matchers.find(({ matches }) => matches.test(pathname))?.name
}
