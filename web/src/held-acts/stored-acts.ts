import type { InputOf } from '@hearback/contract/endpoint.ts'
import { bulkUpdateStatus } from '@hearback/contract/hiring/answering.ts'
import { getApplication, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { type ApiError, call } from '../api/call.ts'
import { localDeviceStorage } from '../api/device-storage.ts'
import { ownItem } from '../api/own-item.ts'
import { isRecord } from '../api/parse-record.ts'
import { deviceNow, toServerTime } from '../clock.ts'
import { randomId } from '../random-id.ts'

/** A request that waits to be sent. */
export type HeldRequest =
  | { kind: 'step'; input: InputOf<typeof updateApplicationStatus> }
  | { kind: 'many'; input: InputOf<typeof bulkUpdateStatus> }

export type StoredAct = HeldRequest & {
  id: string
  /** Names the recipients, e.g. "Ana Garcia". */
  who: string
  /** The tab that holds it. */
  tab: string
  /** Device time in milliseconds. */
  heldAt: number
}

const storage = ownItem(localDeviceStorage, 'hearback.held-acts', { keepsOlder: true })
const TAB = randomId()
const lockOf = (tab: string) => `hearback.tab.${tab}`
/** Without the Web Locks API, an act this old is orphaned. */
const ORPHANED_MS = 60_000
let isLocked = false

/** Held acts of this account on this device, of all tabs; invalid ones are ignored. */
export function storedActs(): StoredAct[] {
  const acts = storage.read()?.acts
  return Array.isArray(acts) ? acts.filter(isStoredAct) : []
}

const isStoredAct = (act: unknown): act is StoredAct =>
  isRecord(act) &&
  [act.id, act.who, act.tab].every((text) => typeof text === 'string') &&
  typeof act.heldAt === 'number' &&
  (act.kind === 'step' || act.kind === 'many') &&
  isRecord(act.input) &&
  isRecord(act.input.body) &&
  (act.kind === 'step' ? isRecord(act.input.params) : Array.isArray(act.input.body.ids))

/** Stores an act, so that a crash does not lose it. */
export function storeAct(id: string, request: HeldRequest, who: string): void {
  // The browser releases the lock when the tab ends in any way.
  if (!isLocked) void navigator.locks?.request(lockOf(TAB), () => new Promise(() => undefined))
  isLocked = true
  storage.write({ acts: [...storedActs(), { ...request, id, who, tab: TAB, heldAt: deviceNow() }] })
}

export function forgetAct(id: string): void {
  const others = storedActs().filter((act) => act.id !== id)
  if (others.length) storage.write({ acts: others })
  else storage.remove()
}

/** Sends the request; `keepalive` lets it outlive the page (Fetch, 64 KiB at most). */
export const sendRequest = (request: HeldRequest) =>
  request.kind === 'step'
    ? call(updateApplicationStatus, request.input, { keepalive: true })
    : call(bulkUpdateStatus, request.input, { keepalive: true })

/** Acts whose tab ended before the server had confirmed them. */
export async function orphanedActs(): Promise<StoredAct[]> {
  const acts = storedActs()
  if (acts.length === 0) return acts
  const locks = (await navigator.locks?.query())?.held?.map(({ name }) => name)
  const isOrphaned = ({ tab, heldAt }: StoredAct) =>
    tab !== TAB && (locks ? !locks.includes(lockOf(tab)) : deviceNow() - heldAt > ORPHANED_MS)
  const orphaned = acts.filter(isOrphaned)
  const due = await Promise.all(orphaned.map(isStillDue))
  for (const [index, { id }] of orphaned.entries()) if (!due[index]) forgetAct(id)
  return orphaned.filter((_, index) => due[index])
}

/** Applications of a bulk answer that are asked about, from either end of it, because the server may have stopped in it. */
const ASKED_AT_AN_END = 5

/** Whether the server has not processed the act, or not the whole of it. */
async function isStillDue(act: StoredAct): Promise<boolean> {
  const ids = act.kind === 'step' ? [act.input.params.id] : act.input.body.ids
  const asked = new Set([...ids.slice(0, ASKED_AT_AN_END), ...ids.slice(-ASKED_AT_AN_END)])
  const due = await Promise.all([...asked].map((id) => isStepDue(id, act)))
  return due.includes(true)
}

/** Whether the application has not taken the step of the act, and still can. False if it is gone, too. */
async function isStepDue(id: string, { input, heldAt }: StoredAct): Promise<boolean> {
  const { newStatus } = input.body
  const reply = await call(getApplication, { params: { id } }).catch(({ status }: ApiError) => {
    if (status !== 404) throw new Error('The state of the application is unknown')
  })
  if (!reply) return false
  const { application } = reply
  const isTaken = ({ to, at }: (typeof application.history)[number]) =>
    to === newStatus && Date.parse(at) >= toServerTime(heldAt)
  return application.nextSteps.includes(newStatus) && !application.history.some(isTaken)
}
