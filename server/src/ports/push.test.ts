import { expect, test } from 'vitest'
import { createOutgoingClient } from './outgoing-client.ts'
import { createPush, newPushKey } from './push.ts'

const contact = 'mailto:operator@jobs.example'
const push = createPush({ privateKey: newPushKey(), contact, outgoing: createOutgoingClient() })

test('an address of a push service is asked by https, by its name, at the usual port', () => {
  expect(push.mayReach('https://fcm.googleapis.com/fcm/send/abc')).toBe(true)
  expect(push.mayReach('https://updates.push.services.mozilla.com/wpush/v2/abc')).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://127.0.0.1/abc',
  'https://142.250.1.1/abc',
  'https://[::1]/abc',
  'https://[2a00:1450:4001::200e]/abc',
  'https://2130706433/abc',
  'https://localhost/abc',
  'https://intranet/abc',
  'https://push.example:8443/abc',
  'https://user:password@push.example/abc',
  'file:///etc/passwd',
  'nothing',
])('%s is never asked', (endpoint) => {
  expect(push.mayReach(endpoint)).toBe(false)
})
