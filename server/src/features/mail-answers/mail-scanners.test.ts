import { sendMailAnswer, undoMailAnswer } from '@hearback/contract/hiring/mail-answers.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anAnswerableApplication, noReason, runAnswers } from '../../../test/mail-answer-factory.ts'
import '../../../test/matchers.ts'

const app = testApp({ PUBLIC_URL: 'https://jobs.example' })
const anApplicant = () => anAnswerableApplication(app)
const answers = async () => (await app.pool.query('select outcome from mail_answers')).rows
const paths = ['/api/mail-answers', '/api/mail-answers/page', '/api/mail-answers/undo', '/answer-applicant']

async function nothingHappened(id: string) {
  await runAnswers(app)
  expect(await answers()).toEqual([])
  const { rows } = await app.pool.query('select status, views, viewed_at from applications where id = $1', [id])
  expect(rows).toEqual([{ status: 'applied', views: 0, viewed_at: null }])
}

describe('a mail scanner answers no application', () => {
  test.each(['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'DELETE'] as const)('by %s of every link', async (method) => {
    const { id, page } = await anApplicant()
    for (const path of paths) {
      for (const query of [`?step=rejected&token=${page.token}`, `?step=rejected#${page.token}`, `/${page.token}`])
        await app.server.inject({ method, url: `${path}${query}` })
    }
    await nothingHappened(id)
  })

  test('that rewrites links, and posts what they say as a form', async () => {
    const { id, page } = await anApplicant()
    for (const url of paths)
      await app.server.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ token: page.token, ...noReason }).toString(),
      })
    await nothingHappened(id)
  })

  test('that runs a browser, which reads the page as often as it likes, also with the headers of a prefetch', async () => {
    const { id, page } = await anApplicant()
    for (let times = 0; times < 5; times++) await page.read()
    await app.server.inject({
      method: 'POST',
      url: '/api/mail-answers/page',
      headers: { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender', 'x-ms-exchange-organization': 'scan' },
      payload: { token: page.token },
    })
    await nothingHappened(id)
    // Nothing is used up: the person finds what the scanner found.
    expect((await page.press()).latest?.outcome).toBeNull()
  })

  test.each([
    ['no key', undefined],
    ['an empty key', ''],
    ['a forged key', 'lq2x.01a1ff6f-2694-7772-bd72-625ca24d1a00.c2lnbmVk'],
    ['the token as the key', 'token'],
  ])('that posts %s of the page', async (_what, nonce) => {
    const { id, page } = await anApplicant()
    const payload = { token: page.token, ...noReason, ...(nonce !== undefined && { nonce }) }
    if (nonce === 'token') payload.nonce = page.token
    const reply = await app.server.inject({ method: 'POST', url: '/api/mail-answers', payload })
    expect([409, 422]).toContain(reply.statusCode)
    await nothingHappened(id)
  })
})

test('the key of one page opens no other: neither of another applicant nor of a colleague', async () => {
  const { id, page } = await anApplicant()
  const other = await anApplicant()
  const { nonce } = await other.page.read()
  const body = { token: page.token, nonce, ...noReason }
  await expect(app.caller().call(sendMailAnswer, { body })).toBeRefused('conflict')
  await nothingHappened(id)
})

test('the key of a page is too old after an hour, and a new one works', async () => {
  const { page } = await anApplicant()
  const { nonce } = await page.read()
  const now = Date.now
  try {
    Date.now = () => now() + 61 * 60_000
    const body = { token: page.token, nonce, ...noReason }
    await expect(app.caller().call(sendMailAnswer, { body })).toBeRefused('conflict')
  } finally {
    Date.now = now
  }
  await page.press()
})

test('an undo needs the key of the page, too', async () => {
  const { page } = await anApplicant()
  const { latest } = await page.press()
  const body = { token: page.token, nonce: 'a.b.c', id: latest?._id ?? '' }
  await expect(app.caller().call(undoMailAnswer, { body })).toBeRefused('conflict')
  expect(await answers()).toEqual([{ outcome: null }])
})

test('an answer to one application undoes none of another one', async () => {
  const { page } = await anApplicant()
  const other = await anApplicant()
  const { latest } = await other.page.press()
  const { nonce } = await page.read()
  const body = { token: page.token, nonce, id: latest?._id ?? '' }
  await expect(app.caller().call(undoMailAnswer, { body })).toBeRefused('conflict')
  expect(await answers()).toEqual([{ outcome: null }])
})

test('the page shows no more than the email: no letter, address or phone number', async () => {
  const { ana, page } = await anApplicant()
  const shown = JSON.stringify(await page.read())
  expect(shown).not.toContain(ana.email)
  expect(shown).not.toMatch(/\+1208|I bake bread/u)
})

test('codes cannot be tried without end from one address', async () => {
  const { page } = await anApplicant()
  const token = `${page.token.slice(0, 26)}${'a'.repeat(26)}`
  const tries = Array.from({ length: 301 }, () =>
    app.server.inject({ method: 'POST', url: '/api/mail-answers/page', payload: { token } }),
  )
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})
