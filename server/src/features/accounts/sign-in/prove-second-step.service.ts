import type { Db } from '../../../db/database.ts'
import { invalid } from '../../../domain/errors.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { twoStepOf } from '../../two-step/two-step.service.ts'
import { secondStepMinutes } from '../account/accounts.rules.ts'
import { isSecondStepProven, setSecondStepProven } from '../account/sessions.sql.ts'
import { type TwoStepDeps, takeSecondStep, withCodeLimit } from './two-step-sign-in.service.ts'

const codeNeeded =
  'This account uses two-step sign-in. Enter a code from your app or a recovery code. If you can’t enter one here, use the Hearback website.'

/** Whether sensitive acts of this session require a code: the second step is on, and was not proven within 10 minutes. */
export const requiresCode = async (
  db: Db,
  { userId, sessionId }: Pick<Viewer, 'userId' | 'sessionId'>,
): Promise<boolean> =>
  (await twoStepOf(db, userId)) !== undefined && !(await isSecondStepProven(db, sessionId, secondStepMinutes))

/**
 * Requires the second step before an act that changes how a person signs in, or cannot be undone. A code is consumed
 * and proves the session for 10 minutes, as does signing in with a code or passkey. Throws invalid_input on `code`
 * without one, and wrong_second_code.
 */
export async function proveSecondStep(deps: TwoStepDeps, viewer: Viewer, code?: string): Promise<void> {
  if (code === undefined) {
    if (await requiresCode(deps.db, viewer)) throw invalid('code', codeNeeded)
    return
  }
  await withCodeLimit(deps, viewer.userId, code, async (tx) => {
    if (!(await requiresCode(tx, viewer))) return
    await takeSecondStep(deps, tx, viewer.userId, code)
    await setSecondStepProven(tx, viewer.sessionId)
  })
}
