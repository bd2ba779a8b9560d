import { expect, test } from 'vitest'
import { createPush, isPublicAddress, newPushKey } from './push.ts'

const push = createPush({ privateKey: newPushKey(), contact: 'mailto:operator@jobs.example' })

test('an address of a push service is asked by https, by its name, at the usual port', () => {
  expect(push.mayReach('https://fcm.googleapis.com/fcm/send/abc')).toBe(true)
  expect(push.mayReach('https://updates.push.services.mozilla.com/wpush/v2/abc')).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
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

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '2002:7f00:1::',
  '64:ff9b::a00:1',
])('a name that leads to %s leads nowhere', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['142.250.1.1', '34.107.243.93', '2a00:1450:4001::200e'])('%s is in the public network', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})
