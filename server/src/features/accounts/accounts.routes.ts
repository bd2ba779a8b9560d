import * as contract from '@hearback/contract/accounts/accounts.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { changeLanguage, fetchUser, updateLastSeen } from './account/accounts.service.ts'
import { logOut, sessionsOf } from './account/sessions.service.ts'
import { changeEmail, confirmNewEmail, resendNewEmailCode } from './settings/change-email.service.ts'
import { changePhone } from './settings/change-phone.service.ts'
import { endSession } from './settings/end-session.service.ts'
import { changePassword, forgotPassword, resetPassword } from './settings/password.service.ts'
import { logIn } from './sign-in/sign-in.service.ts'
import { confirmRegistration, resendVerification, signUp } from './sign-in/sign-up.service.ts'

const done = () => ({})

export function accountsRoutes(api: Api, deps: Deps): void {
  bind(api, contract.signUp, (r) => signUp(deps, r.body, r))
  bind(api, contract.logIn, (r) => logIn(deps, r.body, r))
  bind(api, contract.verifyEmail, (r) =>
    r.viewer.pending
      ? confirmRegistration(deps, r.viewer, r.body.code, r.token)
      : confirmNewEmail(deps, r.viewer, r.body.code, r),
  )
  bind(api, contract.resendVerification, (r) =>
    (r.viewer.pending ? resendVerification : resendNewEmailCode)(deps, r.viewer, r).then(done),
  )
  bind(api, contract.forgotPassword, (r) => forgotPassword(deps, r.body.email, r).then(done))
  bind(api, contract.resetPassword, (r) => resetPassword(deps, r.body, r))
  bind(api, contract.fetchUser, async (r) => ({ user: await fetchUser(deps, r.viewer, r.params.id) }))
  bind(api, contract.updateLastSeen, async (r) => ({ user: await updateLastSeen(deps, r.viewer, r.body.timeZone) }))
  bind(api, contract.logOut, (r) => logOut(deps, r.viewer).then(done))
  bind(api, contract.listSessions, async (r) => ({ sessions: await sessionsOf(deps, r.viewer) }))
  bind(api, contract.revokeSession, (r) => endSession(deps, r.viewer, r.params.id).then(done))
  bind(api, contract.changePassword, (r) => changePassword(deps, r.viewer, r.body).then(done))
  bind(api, contract.changeEmail, (r) => changeEmail(deps, r.viewer, r.body, r).then(done))
  bind(api, contract.changePhone, async (r) => ({ user: await changePhone(deps, r.viewer, r.body) }))
  bind(api, contract.changeLanguage, async (r) => ({ user: await changeLanguage(deps, r.viewer, r.body.language) }))
}
