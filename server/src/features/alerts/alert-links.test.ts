import {
  createAlert,
  getAlertSubscription,
  listAlerts,
  removeAlert,
  unsubscribeAlert,
} from '@hearback/contract/jobs/alerts.ts'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'
import { createSearch } from '../../search/search.ts'
import { sendDigests } from './digests.service.ts'

const app = testApp()
let ana: Person
beforeEach(async () => {
  ana = await aSeeker(app)
})
const isPaused = async (name: string) =>
  (await ana.call(listAlerts)).alerts.find((alert) => alert.name === name)?.paused

/** Returns the link in the mail of one search; its owner has a second search. */
async function aLink() {
  await ana.call(createAlert, { body: { keyword: 'miller', name: 'Flour' } })
  const { alert } = await ana.call(createAlert, { body: { keyword: 'baker', name: 'Bread' } })
  await aJob(app, { by: await anEmployer(app), title: 'Baker' })
  await app.pool.query(`update alert_digests set next_at = now() - interval '1 minute'`)
  await sendDigests({ ...app.deps, search: createSearch(app.db, 'job_search') })
  const { unsubscribe: link } = await app.mailTo(ana.email)
  const token = new URL(link?.page ?? '').searchParams.get('token') ?? ''
  return { link, token, alertId: alert._id }
}

test('the link of a mail pauses its search without signing in, and no other, as often as it is followed', async () => {
  const { link, token } = await aLink()
  expect(link?.topic).toBe('the search "Bread"')
  expect(await app.caller().call(getAlertSubscription, { query: { token } })).toMatchObject({
    name: 'Bread',
    mail: true,
  })
  expect(await isPaused('Bread')).toBe(false)
  for (let time = 0; time < 3; time++) {
    const answer = await app.caller().call(unsubscribeAlert, { query: { token } })
    expect(answer).toMatchObject({ name: 'Bread', mail: false })
  }
  expect(await app.caller().call(getAlertSubscription, { query: { token } })).toMatchObject({ mail: false })
  expect([await isPaused('Bread'), await isPaused('Flour')]).toEqual([true, false])
})

test('the link takes what mail programs post, and opened in a browser it changes nothing', async () => {
  const { link } = await aLink()
  const { pathname, search } = new URL(link?.oneClick ?? '')
  const opened = await app.server.inject({ method: 'GET', url: pathname + search })
  expect([opened.statusCode, opened.headers.location]).toEqual([302, `/unsubscribe/search${search}`])
  expect(await isPaused('Bread')).toBe(false)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = 'List-Unsubscribe=One-Click'
  const answer = await app.server.inject({ method: 'POST', url: pathname + search, headers, payload })
  expect(answer.statusCode).toBe(200)
  expect(await isPaused('Bread')).toBe(true)
})

test('the link is refused when a letter or the search was changed, and once the search is gone', async () => {
  const { token, alertId } = await aLink()
  const flour = (await ana.call(listAlerts)).alerts.find(({ name }) => name === 'Flour')?._id ?? ''
  for (const wrong of [token.slice(0, -1), `${token}x`, token.replace(alertId, flour), 'nothing']) {
    await expect(app.caller().call(unsubscribeAlert, { query: { token: wrong } })).toBeRefused('not_found')
    await expect(app.caller().call(getAlertSubscription, { query: { token: wrong } })).toBeRefused('not_found')
  }
  expect([await isPaused('Bread'), await isPaused('Flour')]).toEqual([false, false])
  await ana.call(removeAlert, { params: { id: alertId } })
  await expect(app.caller().call(unsubscribeAlert, { query: { token } })).toBeRefused('not_found')
})
