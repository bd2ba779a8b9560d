import { OpenedChat } from '@hearback/contract/hiring/chat-events.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ana } from '../../test/chat-fixtures.ts'
import { fakeServer } from '../../test/fake-socket.ts'
import { clearSession, currentSession, setSession } from './session.ts'
import { isConnected, keepConnected, sendSocket } from './socket.ts'

vi.mock('socket.io-client', () => import('../../test/fake-socket.ts'))

const signIn = (token: string, emailVerified = true) =>
  setSession({ token, user: { _id: ana, email: 'ana@x.example', userType: 'jobseeker', emailVerified } })

let stop = () => {}
beforeEach(() => fakeServer.reset())
afterEach(() => {
  stop()
  clearSession()
})
const connected = () => vi.waitFor(() => fakeServer.connect())

test('opens on sign-in and closes on sign-out', async () => {
  stop = keepConnected()
  signIn('a')
  await connected()
  expect(isConnected()).toBe(true)
  clearSession()
  expect(isConnected()).toBe(false)
  expect(fakeServer.opened.map(({ auth }) => auth.token)).toEqual(['a'])
})

test('opens once per token, however quickly tokens change', async () => {
  signIn('a')
  stop = keepConnected()
  signIn('b')
  stop()
  stop = keepConnected()
  await connected()
  expect(fakeServer.opened.map(({ auth }) => auth.token)).toEqual(['b'])
})

test('stays closed for users with an unconfirmed email', async () => {
  signIn('a', false)
  stop = keepConnected()
  signIn('b')
  await connected()
  expect(fakeServer.opened.map(({ auth }) => auth.token)).toEqual(['b'])
})

test('a rejected token ends the session, and other errors do not', async () => {
  signIn('a')
  stop = keepConnected()
  await vi.waitFor(() => fakeServer.refuse('too_many_requests'))
  expect(currentSession()?.token).toBe('a')
  fakeServer.refuse('not_signed_in')
  expect(currentSession()).toBeUndefined()
})

test('neither sends nor queues while disconnected', async () => {
  signIn('a')
  stop = keepConnected()
  await connected()
  fakeServer.disconnect()
  await expect(sendSocket('openChat', { chatId: null }, OpenedChat)).rejects.toMatchObject({ code: 'offline' })
  await connected()
  expect(fakeServer.told).toEqual([])
})

test('disconnects as soon as the network is lost', async () => {
  signIn('a')
  stop = keepConnected()
  await connected()
  window.dispatchEvent(new Event('offline'))
  expect(isConnected()).toBe(false)
})
