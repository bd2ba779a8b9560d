import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearSession, setSession } from '../session.ts'
import { endEarlyHiding, HIDDEN_JOBS_SCRIPT, rememberHiddenJobs } from './hidden-jobs.ts'

const ID = '019a0000-0000-7000-8000-000000000001'
const signIn = (_id: string) =>
  setSession({
    token: 't',
    user: { _id, email: 'ana@mail.example', userType: 'jobseeker', emailVerified: true },
  })
const load = () => new Function(HIDDEN_JOBS_SCRIPT)()
const isShown = (selector: string) => document.querySelector<HTMLElement>(selector)?.offsetParent !== null

beforeEach(() => {
  localStorage.clear()
  signIn('ana')
  document.body.innerHTML = `
    <ul data-results><li data-on-map="${ID}">Hidden</li><li data-on-map="other">Other</li></ul>
    <ol><li data-on-map="${ID}">Hidden jobs</li></ol>`
})
afterEach(() => {
  endEarlyHiding()
  clearSession()
})

test('a hidden job is not painted among results of the server, until they are replaced', () => {
  rememberHiddenJobs([ID])
  load()
  expect(isShown('ul li')).toBe(false)
  expect(isShown('ul li + li')).toBe(true)
  expect(isShown('ol li')).toBe(true)
  endEarlyHiding()
  expect(isShown('ul li')).toBe(true)
})

test('another account, and one without hidden jobs, sees all', () => {
  rememberHiddenJobs([ID])
  signIn('ben')
  load()
  expect(isShown('ul li')).toBe(true)
  signIn('ana')
  rememberHiddenJobs([])
  load()
  expect(isShown('ul li')).toBe(true)
})

test.each(['', '{', 'null', '{"userId":"ana","ids":3}', '{"userId":"ana","ids":["\\"] , li"]}'])(
  'ignores the invalid value %s',
  (value) => {
    localStorage.setItem('hearback.hidden-jobs', value)
    load()
    expect(isShown('ul li')).toBe(true)
    expect(isShown('ol li')).toBe(true)
  },
)
