import { password } from './factories.ts'
import { unaskedFor } from './passkey-factory.ts'
import { anybody, anyMember, everyMember, members, type Row, signedIn } from './permission-outcomes.ts'
import { aPushDevice, type CallerName, type World } from './permission-world.ts'

export const anEmail = (caller: CallerName) => `${caller}@new.example`
const hana = ({ hana }: World) => ({ params: { id: hana._id } })

const oidcResponse = { provider: 'acme', state: 'x', secret: 'x', authorizationCode: 'x' }

/** Endpoints about the caller's own account and notifications. */
export const accountPermissions: Record<string, Row> = {
  signUp: [
    anybody('ok'),
    (_, caller) => ({ body: { email: anEmail(caller), phone: '+12085550100', password, userType: 'employer' } }),
  ],
  logIn: [anybody('ok'), (world) => ({ body: { email: world.hana.email, password } })],
  verifyEmail: [signedIn('not_signed_in', 'wrong_code', 'wrong_code'), () => ({ body: { code: '000000' } })],
  resendVerification: [signedIn('not_signed_in', 'ok', 'ok')],
  forgotPassword: [anybody('ok'), (_, caller) => ({ body: { email: anEmail(caller) } })],
  resetPassword: [
    anybody('wrong_code'),
    (_, caller) => ({ body: { email: anEmail(caller), code: '000000', password } }),
  ],
  fetchUser: [signedIn('not_signed_in', 'email_unverified', 'ok'), hana],
  updateLastSeen: [anyMember],
  logOut: [signedIn('not_signed_in', 'ok', 'ok')],
  listSessions: [anyMember],
  revokeSession: [
    members('ok', 'not_found', 'not_found', 'not_found', 'not_found'),
    (world) => ({ params: { id: world.hanasSession } }),
  ],
  changePassword: [anyMember, () => ({ body: { currentPassword: password, password: 'another long password' } })],
  changeEmail: [anyMember, (_, caller) => ({ body: { currentPassword: password, email: anEmail(caller) } })],
  logInTwoStep: [anybody('sign_in_expired'), () => ({ body: { ticket: 'of-nobody', code: '000000' } })],
  getTwoStep: [anyMember],
  proveTwoStep: [anyMember, () => ({ body: {} })],
  beginTwoStep: [anyMember, () => ({ body: { currentPassword: password } })],
  confirmTwoStep: [everyMember('conflict'), () => ({ body: { code: '000000' } })],
  renewRecoveryCodes: [everyMember('conflict'), () => ({ body: { currentPassword: password, code: '000000' } })],
  disableTwoStep: [everyMember('conflict'), () => ({ body: { currentPassword: password, code: '000000' } })],
  beginPasskeyLogIn: [anybody('ok')],
  logInPasskey: [anybody('sign_in_expired'), () => ({ body: { passkey: unaskedFor.used } })],
  listPasskeys: [anyMember],
  beginPasskey: [anyMember, () => ({ body: { currentPassword: password } })],
  addPasskey: [everyMember('sign_in_expired'), () => ({ body: { name: 'Phone', passkey: unaskedFor.made } })],
  renamePasskey: [
    members('ok', 'not_found', 'not_found', 'not_found', 'not_found'),
    ({ hanasPasskey }) => ({ params: { id: hanasPasskey }, body: { name: 'Phone' } }),
  ],
  removePasskey: [
    members('ok', 'not_found', 'not_found', 'not_found', 'not_found'),
    ({ hanasPasskey }) => ({ params: { id: hanasPasskey }, body: { currentPassword: password } }),
  ],
  listIdentityProviders: [anybody('ok')],
  beginOidcLogIn: [anybody('not_found'), () => ({ body: { provider: 'acme' } })],
  logInOidc: [anybody('not_found'), () => ({ body: oidcResponse })],
  registerIdentity: [
    anybody('sign_in_expired'),
    () => ({ body: { ticket: 'of-nobody', userType: 'jobseeker', phone: '+12085550100' } }),
  ],
  mailIdentityCode: [anybody('sign_in_expired'), () => ({ body: { ticket: 'of-nobody' } })],
  joinIdentity: [anybody('sign_in_expired'), () => ({ body: { ticket: 'of-nobody', password } })],
  listIdentities: [anyMember],
  beginIdentity: [everyMember('not_found'), () => ({ body: { provider: 'acme', currentPassword: password } })],
  addIdentity: [everyMember('not_found'), () => ({ body: oidcResponse })],
  removeIdentity: [
    everyMember('not_found'),
    ({ hanasPasskey }) => ({ params: { id: hanasPasskey }, body: { currentPassword: password } }),
  ],
  exportData: [anyMember],
  deleteAccount: [
    members('last_owner', 'ok', 'ok', 'ok', 'not_allowed'),
    () => ({ body: { currentPassword: password } }),
  ],
  changePhone: [anyMember, () => ({ body: { phone: '+12085550111' } })],
  changeLanguage: [anyMember, () => ({ body: { language: 'es' } })],

  listNotifications: [anyMember],
  readNotifications: [anyMember, () => ({ body: { all: true } })],
  getNotificationSettings: [anyMember],
  getPushSettings: [anyMember],
  getCalendar: [anyMember],
  renewCalendar: [anyMember],
  removeCalendar: [anyMember],
  addPushDevice: [anyMember, (_world, caller) => ({ body: aPushDevice(caller) })],
  choosePushGroups: [anyMember, () => ({ body: { groups: { offers: false } } })],
  removePushDevice: [anyMember],
  tryPush: [anyMember],
  getEmailDelivery: [anyMember],
  retryEmails: [anyMember],
  movePushDevice: [
    anybody('not_found'),
    (_world, caller) => ({
      body: { ...aPushDevice(caller), before: { endpoint: 'http://127.0.0.1:9/none', auth: 'A'.repeat(22) } },
    }),
  ],
  updateNotificationSettings: [anyMember, () => ({ body: { mail: { offers: false } } })],
  getSubscription: [anybody('not_found'), () => ({ query: { token: 'ana.offers.forged' } })],
  unsubscribe: [anybody('not_found'), () => ({ query: { token: 'ana.offers.forged' } })],
}
