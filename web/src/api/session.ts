import type { CompanyRole } from '@hearback/contract/accounts/accounts.ts'
import { useSyncExternalStore } from 'react'
import { localDeviceStorage, storedInScript } from './device-storage.ts'
import { isRecord, parseRecord } from './parse-record.ts'

export const USER_TYPES = ['employer', 'jobseeker', 'admin'] as const
export type UserType = (typeof USER_TYPES)[number]

export interface SessionUser {
  _id: string
  email: string
  userType: UserType
  emailVerified: boolean
  profileComplete?: boolean
  /** As in the reply of the server. */
  company?: Membership | null | undefined
}

/** Company and role of an employer. */
export interface Membership {
  _id: string
  role: CompanyRole
}

export interface Session {
  token: string
  user: SessionUser
}

/** Data of the sign-up form stored on the device; never the password (product.md 5). */
export interface SignupDraft {
  email: string
  phone: string
  userType: UserType
}

export const SESSION = 'hearback.session'
const SIGNUP = 'hearback.signup'
const listeners = new Set<() => void>()
const lossListeners = new Set<() => void>()
let seen: string | null | undefined
let session: Session | undefined
/** The session whose data this tab shows. Tabs share the storage, which may hold another one already. */
let shown: Session | undefined
/** Whether this tab has shown a session since it was loaded. */
let hasShown = false

/** Runs before the first paint, so that the header and the job cards have the right variant immediately; `announce` updates it later. */
export const AUTH_SCRIPT = `try{var s=JSON.parse(${storedInScript(SESSION)}),u=s?.user.userType;if(s?.token&&${JSON.stringify(USER_TYPES)}.includes(u))document.documentElement.dataset.auth=u;if(s.user.profileComplete&&s.user.emailVerified)document.documentElement.dataset.profile=''}catch(e){}`

export function currentSession(): Session | undefined {
  const stored = read(SESSION)
  if (stored === seen) return session
  seen = stored
  session = toSession(parseRecord(stored))
  return session
}

/** Returns undefined for invalid values, which other code or an older release may have written. */
function toSession({ token, user }: Record<string, unknown> = {}): Session | undefined {
  if (typeof token !== 'string' || !token || !isRecord(user)) return undefined
  const { _id, email, userType, emailVerified } = user
  const isUser = typeof _id === 'string' && typeof email === 'string' && isUserType(userType)
  if (!isUser) return undefined
  const company = isMembership(user.company) || user.company === null ? user.company : undefined
  return { token, user: { ...user, _id, email, userType, emailVerified: emailVerified === true, company } }
}

/** A role of a newer release counts as one with no rights of its own. */
const isMembership = (value: unknown): value is Membership =>
  isRecord(value) && typeof value._id === 'string' && typeof value.role === 'string'

const isUserType = (value: unknown): value is UserType => USER_TYPES.some((userType) => userType === value)

/**
 * The party that the user acts for in jobs, offers, chats and reviews: the company of an employer, who may be one of several members,
 * else the user. Empty without a session, and for an employer who left their company.
 */
export const partyId = (user: SessionUser | undefined): string =>
  user?.company === undefined ? (user?._id ?? '') : (user.company?._id ?? '')

export const sessionToken = (): string | undefined => currentSession()?.token

/** Whether this tab was signed in and no longer is, perhaps by another tab. */
export const hasSignedOut = (): boolean => hasShown && sessionToken() === undefined

/** Signs in on this device; other tabs follow by storage events. */
export function setSession(next: Session): void {
  write(SESSION, JSON.stringify(next))
  announce()
}

/**
 * Updates the user that this tab shows, e.g. when the profile is complete. Does nothing if another tab has signed in as
 * another user since.
 */
export function updateSessionUser(changes: Partial<SessionUser>): void {
  const now = currentSession()
  if (now && now.user._id === shown?.user._id) setSession({ ...now, user: { ...now.user, ...changes } })
}

export function clearSession(): void {
  write(SESSION, null)
  announce()
}

/** The server rejected the token: ends the session and notifies the user. */
export function loseSession(): void {
  clearSession()
  announceLoss()
}

/** Listens for sessions ended by the server. Returns a function that stops it. */
export function onSessionLost(listener: () => void): () => void {
  lossListeners.add(listener)
  return () => lossListeners.delete(listener)
}

const announceLoss = () => {
  for (const listener of lossListeners) listener()
}

/** Invalid fields read as empty. */
export function signupDraft(): SignupDraft | undefined {
  const stored = parseRecord(read(SIGNUP))
  if (!stored) return undefined
  const { email, phone, userType } = stored
  return {
    email: typeof email === 'string' ? email : '',
    phone: typeof phone === 'string' ? phone : '',
    userType: isUserType(userType) ? userType : 'jobseeker',
  }
}
export const keepSignupDraft = (draft: SignupDraft): void => write(SIGNUP, JSON.stringify(draft))
export const dropSignupDraft = (): void => write(SIGNUP, null)

/** The session of this device; undefined on the server and in the first client render. */
export const useSession = (): Session | undefined =>
  useSyncExternalStore(onSessionChange, currentSession, () => undefined)

/** The signed-in user with a verified email. Before verification the server hides the account's data. */
export function useMember(): SessionUser | undefined {
  const user = useSession()?.user
  return user?.emailVerified ? user : undefined
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Sets `data-auth` and `data-profile` on the document, as the inline script in its head does. Needed after React re-renders the document.
 */
export function markDocument(): void {
  const user = currentSession()?.user
  const { dataset } = document.documentElement
  if (user) dataset.auth = user.userType
  else delete dataset.auth
  if (user?.profileComplete && user.emailVerified) dataset.profile = ''
  else delete dataset.profile
}

function announce() {
  show()
  markDocument()
  for (const listener of listeners) listener()
}

function show() {
  shown = currentSession()
  if (shown) hasShown = true
}

const read = (key: string): string | null => localDeviceStorage.getItem(key)

function write(key: string, value: string | null) {
  if (value === null) localDeviceStorage.removeItem(key)
  else localDeviceStorage.setItem(key, value)
}

/**
 * Follows a change by another tab. Another user's starts the page over, so that nothing of the first stays in memory.
 * If the reader cancels that to keep unsaved changes, the next event tries again.
 */
function followOtherTabs() {
  const now = currentSession()
  if (now === shown) return
  if (now && shown && now.user._id !== shown.user._id) location.reload()
  else announce()
}

if (typeof window !== 'undefined') {
  show()
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION || key === null) followOtherTabs()
  })
  // Pages in the back-forward cache and frozen tabs miss storage events.
  window.addEventListener('pageshow', followOtherTabs)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') followOtherTabs()
  })
}
