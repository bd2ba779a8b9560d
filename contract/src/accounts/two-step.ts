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
    'Finish a sign-in that answered second_step_required, by its ticket (5 minutes, once) and a code of the app or a recovery code; answers as login does',
  body: z.object({ ticket: line(100), code: SecondCode }),
  reply: SignedIn,
  errors: ['sign_in_expired', 'wrong_second_code'],
})

export const getTwoStep = endpoint({
  method: 'GET',
  path: '/api/auth/two-step',
  access: 'member',
  summary: 'Whether signing in takes a second step, since when, and how many recovery codes are left',
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
    'Prove the second step for 10 minutes, before sensitive acts that have no field for a code: the export, and signing out other devices. Does nothing where none is asked for',
  body: z.object(codeIfAsked),
  reply: Nothing,
  errors: ['wrong_second_code'],
})

export const beginTwoStep = endpoint({
  method: 'POST',
  path: '/api/auth/two-step/begin',
  access: 'member',
  summary: 'A new secret for an authenticator app; nothing changes until a code of it is confirmed',
  body: z.object({ currentPassword }),
  reply: z.object({ secret: z.string(), address: z.string() }),
  errors: ['conflict'],
})

export const confirmTwoStep = endpoint({
  method: 'POST',
  path: '/api/auth/two-step/confirm',
  access: 'member',
  summary: 'Turn the second step on by a code of the app; the recovery codes are told this once, all other tokens end',
  body: z.object({ code: AppCode }),
  reply: RecoveryCodes,
  errors: ['conflict', 'wrong_second_code'],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/auth/two-step/recovery-codes',
  access: 'member',
  summary: 'New recovery codes, told this once; those before them end',
  body: passwordAndCode,
  reply: RecoveryCodes,
  errors: ['conflict', 'wrong_second_code'],
})

export const disableTwoStep = endpoint({
  method: 'POST',
  path: '/api/auth/two-step/disable',
  access: 'member',
  summary: 'Turn the second step off; all other tokens end',
  body: passwordAndCode,
  reply: Nothing,
  errors: ['conflict', 'wrong_second_code'],
})
