import { pagePatterns } from '@hearback/contract/values/page-patterns.ts'

const optionalPart = /\/:\w+\?$/
const matchers = pagePatterns
  .map((pattern) => ({ name: pattern.replace(optionalPart, '') || '/', matches: expressionOf(pattern) }))
  // `/offers/compare` is not an offer: what has a name goes before what has an id.
  .toSorted((a, b) => Number(a.name.includes(':')) - Number(b.name.includes(':')))

function expressionOf(pattern: string): RegExp {
  const optional = optionalPart.test(pattern) ? '(/[^/]+)?' : ''
  const path = pattern.replace(optionalPart, '').replace(/\/$/, '').replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${path}${optional}/?$`)
}

/** The pattern of a page by its path or whole address, undefined where there is no such page; queries are never looked at. */
export function pageOf(address: string): string | undefined {
  if (!URL.canParse(address, 'http://localhost')) return undefined
  const { pathname } = new URL(address, 'http://localhost')
  return matchers.find(({ matches }) => matches.test(pathname))?.name
}
