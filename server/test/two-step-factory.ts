import { beginTwoStep, confirmTwoStep } from '@hearback/contract/accounts/two-step.ts'
import { generateSync } from 'otplib'
import { type Person, password } from './factories.ts'

const period = 30

/** An authenticator app with the secret. */
export interface App {
  /** The code of the current step, or of an earlier or later one. A code for a later step is valid for at least a minute. */
  code(stepsFromNow?: number): string
}

export const anApp = (secret: string): App => ({
  code: (stepsFromNow = 0) =>
    generateSync({ strategy: 'totp', secret, epoch: Math.floor(Date.now() / 1_000) + stepsFromNow * period }),
})

/** A code that is wrong at any time. */
export function wrongCode(app: App): string {
  const near = new Set([-3, -2, -1, 0, 1, 2, 3].map((steps) => app.code(steps)))
  return ['000000', '111111', '222222', '333333', '444444', '555555', '666666', '777777'].find(
    (code) => !near.has(code),
  ) as string
}

/** Turns two-step sign-in on with the code of the current step (`usedCode`), so that the next one can be used immediately. */
export async function turnOnTwoStep(by: Person): Promise<App & { recoveryCodes: string[]; usedCode: string }> {
  const { secret } = await by.call(beginTwoStep, { body: { currentPassword: password } })
  const app = anApp(secret)
  const usedCode = app.code()
  const { recoveryCodes } = await by.call(confirmTwoStep, { body: { code: usedCode } })
  return { ...app, recoveryCodes, usedCode }
}
