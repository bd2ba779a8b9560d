import * as contract from '@hearback/contract/accounts/passkeys.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import {
  addPasskey,
  beginPasskey,
  ownPasskeys,
  removePasskey,
  renamePasskey,
} from './settings/passkey-settings.service.ts'
import { beginPasskeyLogIn, logInPasskey } from './sign-in/passkey-sign-in.service.ts'

export function passkeysRoutes(api: Api, deps: Deps): void {
  bind(api, contract.beginPasskeyLogIn, (r) => beginPasskeyLogIn(deps, r))
  bind(api, contract.logInPasskey, (r) => logInPasskey(deps, r.body, r))
  bind(api, contract.listPasskeys, (r) => ownPasskeys(deps, r.viewer))
  bind(api, contract.beginPasskey, (r) => beginPasskey(deps, r.viewer, r.body))
  bind(api, contract.addPasskey, (r) => addPasskey(deps, r.viewer, r.body))
  bind(api, contract.renamePasskey, (r) => renamePasskey(deps, r.viewer, r.params.id, r.body.name))
  bind(api, contract.removePasskey, (r) => removePasskey(deps, r.viewer, r.params.id, r.body))
}
