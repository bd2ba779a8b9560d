import { useSyncExternalStore } from 'react'
import { localDeviceStorage } from './device-storage.ts'

export type UserType = 'employer' | 'jobseeker' | 'admin'

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
export const AUTH_SCRIPT = `try{var s=JSON.parse(localStorage.getItem('${SESSION}'));if(s)document.documentElement.dataset.auth=s.user.userType}catch(e){}`

export function currentSession(): Session | undefined {
  const stored = read(SESSION)
  if (stored === seen) return session
  seen = stored
  const known = parse<Partial<Session>>(stored)
  // What another program left under this name is no session.
  session = known?.token && known.user ? { token: known.token, user: known.user } : undefined
  return session
}

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

export const signupDraft = (): SignupDraft | undefined => parse<SignupDraft>(read(SIGNUP))
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

function parse<T>(text: string | null): T | undefined {
  try {
    return text ? (JSON.parse(text) as T) : undefined
  } catch {
    return undefined
  }
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
