import { pagePatterns } from '@hearback/contract/values/page-patterns.ts'
import { expect, test } from 'vitest'
import text from './routes.ts?raw'

test('the path patterns of visits match the routes', () => {
  const routes = [...text.matchAll(/\broute\('([^']+)'/gu)].map(([, path]) => path ?? '')
  const pages = routes.filter((path) => path !== '*' && path !== 'dev/ui').map((path) => `/${path}`)
  expect([...pagePatterns].toSorted()).toEqual(['/', ...pages].toSorted())
})
