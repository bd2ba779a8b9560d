import { OpenedChat } from '@hearback/contract/chat-events.ts'
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

test('opens while somebody is signed in, and closes when they sign out', async () => {
  stop = keepConnected()
  signIn('a')
  await connected()
  expect(isConnected()).toBe(true)
  clearSession()
  expect(isConnected()).toBe(false)
  expect(fakeServer.opened.map(({ auth }) => auth.token)).toEqual(['a'])
})

test('opens once for each token, however quickly they change', async () => {
  signIn('a')
  stop = keepConnected()
  signIn('b')
  stop()
  stop = keepConnected()
  await connected()
  expect(fakeServer.opened.map(({ auth }) => auth.token)).toEqual(['b'])
})

test('stays closed for whoever has not confirmed their e-mail', async () => {
  signIn('a', false)
  stop = keepConnected()
  signIn('b')
  await connected()
  expect(fakeServer.opened.map(({ auth }) => auth.token)).toEqual(['b'])
})

test('a refused token ends the session, and any other refusal does not', async () => {
  signIn('a')
  stop = keepConnected()
  await vi.waitFor(() => fakeServer.refuse('too_many_requests'))
  expect(currentSession()?.token).toBe('a')
  fakeServer.refuse('not_signed_in')
  expect(currentSession()).toBeUndefined()
})

test('nothing is sent or kept back while not connected', async () => {
  signIn('a')
  stop = keepConnected()
  await connected()
  fakeServer.disconnect()
  await expect(sendSocket('openChat', { chatId: null }, OpenedChat)).rejects.toMatchObject({ code: 'offline' })
  await connected()
  expect(fakeServer.told).toEqual([])
})

test('is known to be lost as soon as the network is', async () => {
  signIn('a')
  stop = keepConnected()
  await connected()
  window.dispatchEvent(new Event('offline'))
  expect(isConnected()).toBe(false)
})
