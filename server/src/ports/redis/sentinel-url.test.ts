import { expect, test } from 'vitest'
import { parseSentinelUrl } from './sentinel-url.ts'

const at = (host: string, port = 26_379) => ({ host, port })

test.each([
  ['redis+sentinel://h1:26379,h2/main', { sentinels: [at('h1'), at('h2')], name: 'main', database: 0 }],
  [
    'redis+sentinel://app:p%40ss@h1:80,h2:5000/my-master.1/3',
    { sentinels: [at('h1', 80), at('h2', 5_000)], name: 'my-master.1', database: 3, username: 'app', password: 'p@ss' },
  ],
  [
    'redis+sentinel://:secret@[::1]:26380/main',
    { sentinels: [at('::1', 26_380)], name: 'main', database: 0, password: 'secret' },
  ],
])('%s is read', (url, address) => {
  expect(parseSentinelUrl(url)).toEqual(address)
})

test.each([
  'redis://h1:6379',
  'redis+sentinel://h1,h2',
  'redis+sentinel://h1,h2/',
  'redis+sentinel://h1,,h2/main',
  'redis+sentinel://h1:port/main',
  'redis+sentinel://h1:0/main',
  'redis+sentinel://h1:70000/main',
  'redis+sentinel://h1/main/zero',
  'redis+sentinel://h1/main?db=1',
  'redis+sentinel://u:%ZZ@h1/main',
  'redis+sentinel:///main',
])('%s is refused', (url) => {
  expect(parseSentinelUrl(url)).toBeUndefined()
})
