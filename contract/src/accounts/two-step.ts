import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Instant, line, Nothing } from '../values/primitives.ts'
import { AppCode, codeIfAsked, SecondCode } from '../values/second-codes.ts'
import { LogInForm, SignedIn } from './accounts.ts'

const currentPassword = LogInForm.shape.password
const passwordAndCode = z.object({ currentPassword, code: SecondCode })
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const logInTwoStep = endpoint({
  method: 'POST',
  path: '/api/auth/login/two-step',
  access: 'public',
  entry: true,
  summary:
    'Complete a sign-in after second_step_required by its ticket (valid once within 5 minutes) and a code of the app or a recovery code; replies like login',
  body: z.object({ ticket: line(100), code: SecondCode }),
  reply: SignedIn,
  errors: ['sign_in_expired', 'wrong_second_code', 'identity_provider_required'],
})

export const getTwoStep = endpoint({
  method: 'GET',
  path: '/api/auth/two-step',
  access: 'member',
  summary: 'Get the state of two-step sign-in: since when it is on, and the number of recovery codes left',
  reply: z.object({
    on: z.boolean(),
    since: z.nullable(Instant),
    recoveryCodesLeft: z.number(),
    /** Whether sensitive actions need a code: the step is on, and this session has not proven it within 10 minutes. */
    asksForCode: z.boolean(),
  }),
})

export const proveTwoStep = endpoint({
  method: 'POST',
  path: '/api/auth/two-step/prove',
  access: 'member',
  summary:
    'Prove the second step for 10 minutes, before sensitive actions without a field for a code: the export, and signing out other devices. Does nothing if none is required',
  body: z.object(codeIfAsked),
  reply: Nothing,
  errors: ['wrong_second_code'],
})

export const beginTwoStep = endpoint({
  method: 'POST',
  path: '/api/auth/two-step/begin',
  access: 'member',
  summary: 'Create a secret for an authenticator app; takes effect once a code is confirmed',
  body: z.object({ currentPassword }),
  reply: z.object({ secret: z.string(), address: z.string() }),
  errors: ['conflict'],
})

export const confirmTwoStep = endpoint({
  method: 'POST',
  path: '/api/auth/two-step/confirm',
  access: 'member',
  summary: 'Turn the second step on by a code of the app; returns the recovery codes once and revokes all other tokens',
  body: z.object({ code: AppCode }),
  reply: RecoveryCodes,
  errors: ['conflict', 'wrong_second_code'],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/auth/two-step/recovery-codes',
  access: 'member',
  summary: 'Replace the recovery codes; returns the new ones once',
  body: passwordAndCode,
  reply: RecoveryCodes,
  errors: ['conflict', 'wrong_second_code'],
})

export const disableTwoStep = endpoint({
  method: 'POST',
  path: '/api/auth/two-step/disable',
  access: 'member',
  summary: 'Turn the second step off and revoke all other tokens',
  body: passwordAndCode,
  reply: Nothing,
  errors: ['conflict', 'wrong_second_code'],
})
