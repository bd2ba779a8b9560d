import { endpoints } from '@hearback/contract/all.ts'
import { pagePatterns } from '@hearback/contract/values/page-patterns.ts'
import { expect, test } from 'vitest'
import text from '../routes.ts?raw'
import { isKeptAnswer, isPage, keepingOf, keptAnswers, listBeside } from './addresses.ts'

/** Paths of one list of routes. */
const routesIn = (list: string) => {
  const [, body = ''] = new RegExp(`const ${list} = \\[([^\\]]*)\\]`).exec(text) ?? []
  return [...body.matchAll(/\broute\('([^']+)'/gu)].map(
    ([, path = '']) => `/${path.replaceAll(/\/?:\w+\?/gu, '').replaceAll(/:\w+/gu, '01a1ff6f')}`,
  )
}

test('caches no private page as a public one', () => {
  const closed = ['account', 'settings', 'member', 'seeker', 'employer', 'admin'].flatMap(routesIn)
  expect(closed.length).toBeGreaterThan(50)
  expect(closed.filter((path) => keepingOf(path) === 'open')).toEqual([])
})

test('caches nothing of registration, payment, moderation and settings', () => {
  const kept = ['account', 'settings', 'admin'].flatMap(routesIn).filter((path) => keepingOf(path) !== 'never')
  expect(kept).toEqual([])
})

test('does not cache pages with a token of a mail', () => {
  for (const path of ['/appeal/01a1ff6f', '/confirm-experience', '/reset-password', '/unsubscribe'])
    expect(keepingOf(path), path).toBe('never')
})

test('caches private pages for their user, but no forms', () => {
  const read = [
    '/messages/01a1',
    '/applications',
    '/applications/01a1',
    '/offers/01a1',
    '/profile',
    '/employer/jobs/01a1/applicants',
  ]
  expect(read.map(keepingOf)).toEqual(read.map(() => 'private'))
  const forms = ['/profile/edit', '/profile/import', '/employer/jobs/new', '/employer/jobs/01a1/edit', '/billing']
  expect(forms.map(keepingOf)).toEqual(forms.map(() => 'never'))
})

test('recognizes every page, but no file or API call', () => {
  expect(pagePatterns.filter((pattern) => !isPage(pattern.replaceAll(/:\w+\??/gu, 'x')))).toEqual([])
  for (const path of ['/api/chat/chats', '/files/cards/a.png', '/sitemap.xml', '/worker.js', '/feeds/jobs.atom'])
    expect(isPage(path), path).toBe(false)
})

test('caches only GET replies, none of moderation, payment, files and exports', () => {
  const gets = [...endpoints.values()].filter(({ method }) => method === 'GET').map(({ path }) => path)
  expect(keptAnswers.filter((path) => !gets.includes(path))).toEqual([])
  const never = gets.filter((path) => /admin|subscription|export|sessions|view-company|calendar/.test(path))
  expect(never.length).toBeGreaterThan(8)
  expect(never.filter((path) => isKeptAnswer(path.replaceAll(/:\w+/gu, 'x')))).toEqual([])
})

test('a chat shows the inbox beside it, in its language', () => {
  expect(listBeside('/messages/01a1ff6f')).toBe('/messages')
  expect(listBeside('/es/messages/01a1ff6f')).toBe('/es/messages')
  for (const path of ['/messages', '/applications/01a1ff6f', '/jobs/01a1ff6f/messages'])
    expect(listBeside(path)).toBeUndefined()
})
