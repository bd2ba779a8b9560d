import * as contract from '@hearback/contract/accounts/two-step.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import {
  beginTwoStep,
  confirmTwoStep,
  disableTwoStep,
  ownTwoStep,
  renewRecoveryCodes,
} from './settings/two-step-settings.service.ts'
import { proveSecondStep } from './sign-in/prove-second-step.service.ts'
import { logInTwoStep } from './sign-in/two-step-sign-in.service.ts'

export function twoStepRoutes(api: Api, deps: Deps): void {
  bind(api, contract.logInTwoStep, (r) => logInTwoStep(deps, r.body, r))
  bind(api, contract.getTwoStep, (r) => ownTwoStep(deps, r.viewer))
  bind(api, contract.proveTwoStep, (r) => proveSecondStep(deps, r.viewer, r.body.code).then(() => ({})))
  bind(api, contract.beginTwoStep, (r) => beginTwoStep(deps, r.viewer, r.body))
  bind(api, contract.confirmTwoStep, (r) => confirmTwoStep(deps, r.viewer, r.body))
  bind(api, contract.renewRecoveryCodes, (r) => renewRecoveryCodes(deps, r.viewer, r.body))
  bind(api, contract.disableTwoStep, (r) => disableTwoStep(deps, r.viewer, r.body).then(() => ({})))
}
