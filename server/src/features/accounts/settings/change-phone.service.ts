import type { User } from '@hearback/contract/accounts/accounts.ts'
import { invalid } from '../../../domain/errors.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { ownAccount } from '../account/accounts.service.ts'
import { setPhone } from '../account/accounts.sql.ts'
import { readPhone } from '../account/phones.ts'
import { proveSecondStep } from '../sign-in/prove-second-step.service.ts'
import type { TwoStepDeps } from '../sign-in/two-step-sign-in.service.ts'

/** Changes the viewer's phone number. Throws a field error for an invalid number, and the errors of proveSecondStep. */
export async function changePhone(
  deps: TwoStepDeps,
  viewer: Viewer,
  form: { phone: string; code?: string | undefined },
): Promise<User> {
  const phone = readPhone(form.phone)
  if (!phone) throw invalid('phone', 'Enter a valid phone number')
  await proveSecondStep(deps, viewer, form.code)
  await setPhone(deps.db, viewer.userId, phone)
  return ownAccount(deps.db, viewer)
}
