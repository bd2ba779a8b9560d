import { expect, test } from 'vitest'
import { isDatabaseUrl, mustTakeWrites, urlsOfHosts } from './database-url.ts'

test.each([
  ['postgres://u:p@h:5432/db', ['postgres://u:p@h:5432/db']],
  [
    'postgres://u:p@h1:5432,h2:5433/db?target_session_attrs=read-write',
    [
      'postgres://u:p@h1:5432/db?target_session_attrs=read-write',
      'postgres://u:p@h2:5433/db?target_session_attrs=read-write',
    ],
  ],
  ['postgresql://h1,h2', ['postgresql://h1', 'postgresql://h2']],
  ['postgres://u:p,w@[::1]:5432,[fe80::1]/db', ['postgres://u:p,w@[::1]:5432/db', 'postgres://u:p,w@[fe80::1]/db']],
  ['postgres://u:p,w@h/db?options=-c%20a=b,c', ['postgres://u:p,w@h/db?options=-c%20a=b,c']],
])('%s names these hosts', (url, urls) => {
  expect(urlsOfHosts(url)).toEqual(urls)
  expect(isDatabaseUrl(url)).toBe(true)
})

test.each([
  'mysql://u@h1,h2/db',
  'postgres://u@h1,/db',
  'postgres://u@,h2/db',
  'postgres://u@h1:5432,h2:port/db',
  'postgres://u@h1,h2/db?target_session_attrs=any',
  'postgres://u@h1,h2/db?target_session_attrs=prefer-standby',
  'postgres://u@h/db?target_session_attrs=standby',
  'postgres://u@/db?host=h1,h2',
])('%s is refused', (url) => {
  expect(isDatabaseUrl(url)).toBe(false)
})

test('one host is asked whether it takes writes only if the URL says so', () => {
  expect(mustTakeWrites('postgres://u@h/db')).toBe(false)
  expect(mustTakeWrites('postgres://u@h/db?target_session_attrs=primary')).toBe(true)
  expect(mustTakeWrites('postgres://u@h1,h2/db')).toBe(true)
})
