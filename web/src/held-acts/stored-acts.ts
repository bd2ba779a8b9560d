import { localDeviceStorage } from '../api/device-storage.ts'
import { ownItem } from '../api/own-item.ts'
import { isRecord } from '../api/parse-record.ts'
import { deviceNow } from '../clock.ts'
import { randomId } from '../random-id.ts'
import { type HeldRequest, isHeldRequest } from './held-requests.ts'
import { isStillDue } from './still-due.ts'

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
  isHeldRequest(act)

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

/** Acts whose tab ended before the server had confirmed them. */
export async function orphanedActs(): Promise<StoredAct[]> {
  const acts = storedActs()
  if (acts.length === 0) return acts
  const locks = (await navigator.locks?.query())?.held?.map(({ name }) => name)
  const isOrphaned = ({ tab, heldAt }: StoredAct) =>
    tab !== TAB && (locks ? !locks.includes(lockOf(tab)) : deviceNow() - heldAt > ORPHANED_MS)
  const orphaned = acts.filter(isOrphaned)
  const due = await Promise.all(orphaned.map((act) => isStillDue(act, act.heldAt)))
  for (const [index, { id }] of orphaned.entries()) if (!due[index]) forgetAct(id)
  return orphaned.filter((_, index) => due[index])
}
