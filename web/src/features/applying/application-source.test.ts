import { expect, test } from 'vitest'
import { sourceOf } from './application-source.ts'

const site = 'https://hearback.example'
const job = '/jobs/j1/baker'

test.each([
  [['/jobs?job=j1&apply=1'], 'search'],
  [[`${job}?apply=1`, job, '/jobs?keyword=baker'], 'search'],
  [[job, '/jobs/category/food/in/boise-id'], 'search'],
  [[`/es${job}`, '/es/jobs'], 'search'],
  [[`${job}?apply=1`, `${job}?from=alert`], 'alert'],
  [[job, '/alerts'], 'alert'],
  [[`${job}?apply=1`, '/verify-email', '/signup?next=x', `${job}?from=feed`], 'feed'],
  [[`${job}?from=friend`, '/companies/c1/crust'], 'company'],
  [[job, '/jobs/j2/miller', '/jobs'], 'site'],
  [[job, '/'], 'site'],
  [[job], 'direct'],
] as const)('of the pages %j, latest first, the source is %s', (paths, source) => {
  expect(
    sourceOf(
      'j1',
      paths.map((path) => site + path),
      '',
    ),
  ).toBe(source)
})

test.each([
  ['https://www.google.com/', 'web'],
  ['android-app://com.example', 'web'],
  ['not an address', 'direct'],
])('a job page that %s led to has the source %s', (referrer, source) => {
  expect(sourceOf('j1', [site + job], referrer)).toBe(source)
})
