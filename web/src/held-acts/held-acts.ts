import * as t from '@hearback/texts/web/held-acts.ts'
import { ApiError } from '../api/call.ts'
import { currentSession } from '../api/session.ts'
import { onSignOut } from '../api/sign-out.ts'
import { deviceNow } from '../clock.ts'
import { randomId } from '../random-id.ts'
import { dismissToastOf, toast } from '../ui/feedback/toast-store.ts'
import { type HeldRequest, sendRequest, targetOf } from './held-requests.ts'
import { forgetAct, storeAct } from './stored-acts.ts'

const HOLD_MS = 10_000
/** A timer this late means that the device slept: the act is offered again instead of being sent. */
const TOO_LATE_MS = 120_000

export interface Act {
  request: HeldRequest
  /** Names the recipients. */
  who: string
  /** Shows the new state; returns what ends it, with the old state if `isRolledBack`. */
  show: () => (isRolledBack: boolean) => void
  /** Runs once the server has confirmed. */
  done: (reply: Awaited<ReturnType<typeof sendRequest>>) => void
  /** Shows why the server refused, with the code of its refusal. */
  failed: (message: string, code?: string) => void
  /** Restores text and selection after an undo. */
  undone?: (() => void) | undefined
  /** Runs at the end in any case, e.g. to refetch. */
  after: () => unknown
}

interface Held extends Act {
  id: string
  userId: string | undefined
  dueAt: number
  timer: ReturnType<typeof setTimeout>
  end: (isRolledBack: boolean) => void
}

let held: readonly Held[] = []
const keyOf = (id: string) => `held ${id}`

/** Shows an act immediately and sends it after ten seconds, unless it is undone. A later act to the same target replaces it. */
export function holdAct(act: Act): void {
  const earlier = held.find((one) => isSameTarget(one.request, act.request))
  if (earlier && take(earlier)) finish(earlier, true)
  const id = randomId()
  const dueAt = deviceNow() + HOLD_MS
  const timer = setTimeout(() => void settle(id), HOLD_MS)
  storeAct(id, act.request, act.who)
  held = [...held, { ...act, id, userId: currentSession()?.user._id, dueAt, timer, end: act.show() }]
  toast({
    text: { of: t.sendingTo, names: [act.who] },
    key: keyOf(id),
    until: dueAt,
    action: { label: t.undo, run: () => undo(id) },
  })
}

const isSameTarget = (one: HeldRequest, other: HeldRequest) => {
  const target = targetOf(one)
  return target !== undefined && target === targetOf(other)
}

/** Sends all held acts now. Returns undefined if there are none. */
export function sendHeldActs(): Promise<unknown> | undefined {
  return held.length ? Promise.all(held.map(send)) : undefined
}

function undo(id: string) {
  const act = held.find((one) => one.id === id)
  if (!act || !take(act)) return
  finish(act, true)
  act.undone?.()
}

function settle(id: string) {
  const act = held.find((one) => one.id === id)
  if (!act) return
  if (deviceNow() - act.dueAt < TOO_LATE_MS) return send(act)
  take(act)
  finish(act, true)
  act.failed(t.heldTooLong)
}

async function send(act: Held): Promise<void> {
  // Another account signed in meanwhile: its session must not send this, so the act stays stored.
  const isOwn = act.userId === currentSession()?.user._id
  if (!take(act)) return
  if (!isOwn) return act.end(true)
  try {
    const reply = await sendRequest(act.request)
    finish(act, false)
    act.done(reply)
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause
    // Without a connection or a session it stays stored, to be offered on the next visit.
    finish(act, true, cause.status === 0 || cause.status === 401)
    act.failed(cause.message, cause.code)
  }
}

/** Removes it from the held ones. Returns false if another caller has. */
function take(act: Held): boolean {
  if (!held.includes(act)) return false
  held = held.filter((one) => one !== act)
  clearTimeout(act.timer)
  dismissToastOf(keyOf(act.id))
  return true
}

function finish(act: Held, isRolledBack: boolean, isKept = false) {
  if (!isKept) forgetAct(act.id)
  act.end(isRolledBack)
  void act.after()
}

if (typeof window !== 'undefined') {
  onSignOut(sendHeldActs)
  const sendAll = () => void sendHeldActs()
  window.addEventListener('pagehide', sendAll)
  // Phones may end a frozen page without another event.
  document.addEventListener('freeze', sendAll)
}
