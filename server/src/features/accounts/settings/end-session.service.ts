import type { Viewer } from '../../../domain/viewer.ts'
import { revokeSession } from '../account/sessions.service.ts'
import { proveSecondStep } from '../sign-in/prove-second-step.service.ts'
import type { TwoStepDeps } from '../sign-in/two-step-sign-in.service.ts'

/** Ends one of the viewer's sessions. Ending another than the current one requires the second step. Throws not_found. */
export async function endSession(deps: TwoStepDeps, viewer: Viewer, id: string): Promise<void> {
  if (id !== viewer.sessionId) await proveSecondStep(deps, viewer)
  await revokeSession(deps, viewer, id)
}
