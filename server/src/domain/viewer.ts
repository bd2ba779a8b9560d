import type { UserType } from '@hearback/contract/accounts.ts'

/** Who makes a call: an account, or a registration that is not confirmed yet (`pending`, its userId the id that the account will keep). */
export interface Viewer {
  readonly userId: string
  readonly sessionId: string
  readonly userType: UserType
  readonly pending: boolean
  readonly suspended: boolean
}
