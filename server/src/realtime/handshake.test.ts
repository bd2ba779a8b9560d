import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { anAccount } from '../../test/factories.ts'
import '../../test/matchers.ts'

const app = testApp()

test('a socket signs in with a token and is refused without one', async () => {
  const ana = await anAccount(app, 'employer')
  const screen = await app.connect(ana)
  expect(screen.connected).toBe(true)
  await expect(app.connect(app.caller())).toBeRefused('not_signed_in')
})
