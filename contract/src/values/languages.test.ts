import { expect, test } from 'vitest'
import { languageOf, languages, pathIn } from './languages.ts'

test.each([
  ['/', 'en', '/'],
  ['/jobs?keyword=es', 'en', '/jobs?keyword=es'],
  ['/especially', 'en', '/especially'],
  ['/es', 'es', '/'],
  ['/es/', 'es', '/'],
  ['/es?next=1', 'es', '/?next=1'],
  ['/es/jobs/1?x=/es/', 'es', '/jobs/1?x=/es/'],
])('the address %s is in %s', (url, language, rest) => {
  expect(languageOf(url)).toEqual({ language, rest })
})

test.each(languages)('a path in %s is told as that language', (language) => {
  for (const path of ['/', '/jobs', '/policies/terms?a=b']) {
    expect(languageOf(pathIn(language, path))).toEqual({ language, rest: path })
  }
})
