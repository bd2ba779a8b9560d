import { useSyncExternalStore } from 'react'
import { localDeviceStorage, storedInScript } from './device-storage.ts'
import { isRecord, parseRecord } from './parse-record.ts'

const USER_TYPES = ['employer', 'jobseeker', 'admin'] as const
export type UserType = (typeof USER_TYPES)[number]

export interface SessionUser {
  _id: string
  email: string
  userType: UserType
  emailVerified: boolean
  profileComplete?: boolean
}

export interface Session {
  token: string
  user: SessionUser
}

/** What the sign-up form left on the device; never the password (product.md 5). */
export interface SignupDraft {
  email: string
  phone: string
  userType: UserType
}

const SESSION = 'hearback.session'
const SIGNUP = 'hearback.signup'
const listeners = new Set<() => void>()
const lossListeners = new Set<() => void>()
let seen: string | null | undefined
let session: Session | undefined

/** Runs before the first paint, so that the header shows the right side at once. Kept in step by `announce`. */
export const AUTH_SCRIPT = `try{var s=JSON.parse(${storedInScript(SESSION)}),u=s?.user.userType;if(s?.token&&${JSON.stringify(USER_TYPES)}.includes(u))document.documentElement.dataset.auth=u}catch(e){}`

export function currentSession(): Session | undefined {
  const stored = read(SESSION)
  if (stored === seen) return session
  seen = stored
  session = toSession(parseRecord(stored))
  return session
}

/** Undefined for what another program, or another release, left under this name. */
function toSession({ token, user }: Record<string, unknown> = {}): Session | undefined {
  if (typeof token !== 'string' || !token || !isRecord(user)) return undefined
  const { _id, email, userType, emailVerified } = user
  const isUser = typeof _id === 'string' && typeof email === 'string' && isUserType(userType)
  return isUser ? { token, user: { ...user, _id, email, userType, emailVerified: emailVerified === true } } : undefined
}

const isUserType = (value: unknown): value is UserType => USER_TYPES.some((userType) => userType === value)

export const sessionToken = (): string | undefined => currentSession()?.token

/** Signs in on this device; other tabs follow. */
export function setSession(next: Session): void {
  write(SESSION, JSON.stringify(next))
  announce()
}

/** Changes what is known of the signed-in user, e.g. once the e-mail is verified or the profile is complete. */
export function updateSessionUser(changes: Partial<SessionUser>): void {
  const now = currentSession()
  if (now) setSession({ ...now, user: { ...now.user, ...changes } })
}

export function clearSession(): void {
  write(SESSION, null)
  announce()
}

/** The server refused the token: the session ends, and the person is told. */
export function loseSession(): void {
  clearSession()
  announceLoss()
}

/** Runs when the session ended without the person's doing. Answers how to stop. */
export function onSessionLost(listener: () => void): () => void {
  lossListeners.add(listener)
  return () => lossListeners.delete(listener)
}

const announceLoss = () => {
  for (const listener of lossListeners) listener()
}

/** Fields that can't be read are as in an empty form. */
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

/** Who is signed in and confirmed the e-mail: before that the server keeps everything of an account to itself. */
export function useMember(): SessionUser | undefined {
  const user = useSession()?.user
  return user?.emailVerified ? user : undefined
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Marks the document with who is signed in, as the script in its head does; whoever makes the document anew loses the mark. */
export function markDocument(): void {
  const userType = currentSession()?.user.userType
  if (userType) document.documentElement.dataset.auth = userType
  else delete document.documentElement.dataset.auth
}

function announce() {
  markDocument()
  for (const listener of listeners) listener()
}

const read = (key: string): string | null => localDeviceStorage.getItem(key)

function write(key: string, value: string | null) {
  if (value === null) localDeviceStorage.removeItem(key)
  else localDeviceStorage.setItem(key, value)
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key !== SESSION && event.key !== null) return
    const before = session?.user._id
    const after = currentSession()?.user._id
    announce()
    // Another account was signed in by another tab: nothing that this page shows or keeps in memory is theirs.
    if (before && after && before !== after) location.reload()
  })
}
