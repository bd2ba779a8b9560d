import { PushGroup, type PushSettings } from '@hearback/contract/accounts/push.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Db } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import type { Viewer } from '../../domain/viewer.ts'
import {
  deleteDeviceOf,
  deleteDevicesBeyond,
  findDevice,
  listMutedPushes,
  moveDevice,
  mutePushes,
  putDevice,
  unmutePushes,
} from './push.sql.ts'
import { pushTo } from './send-push.service.ts'

interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** Returns the push settings of the viewer's device, and the public key that browsers subscribe with. */
export async function pushSettingsOf(
  { db, push }: { db: Db; push: Deps['push'] },
  { userId, sessionId }: Viewer,
): Promise<PushSettings> {
  const device = await findDevice(db, sessionId)
  const muted = new Set((await listMutedPushes(db, userId)).map((row) => row.push_group))
  const groups = Object.fromEntries(PushGroup.options.map((group) => [group, !muted.has(group)]))
  return {
    publicKey: push.publicKey,
    here: device !== undefined,
    named: device?.is_named ?? true,
    groups: groups as PushSettings['groups'],
  }
}

/** Subscribes the device of this session; throws invalid_input for an endpoint of no known push service. */
export async function addPushDevice(
  deps: Pick<Deps, 'db' | 'events' | 'push'>,
  viewer: Viewer,
  { endpoint, keys, named }: Subscription & { named: boolean },
): Promise<PushSettings> {
  const { userId, sessionId } = viewer
  mustBeReachable(deps, endpoint)
  return inTransaction(deps, async (tx) => {
    await putDevice(tx, { session_id: sessionId, user_id: userId, endpoint, ...keys, is_named: named })
    await deleteDevicesBeyond(tx, userId, limits.pushDevices)
    return pushSettingsOf({ db: tx, push: deps.push }, viewer)
  })
}

/**
 * Replaces the subscription of a device after its browser renewed it. Throws not_found unless both the old endpoint and
 * the old secret match.
 */
export async function movePushDevice(
  deps: Pick<Deps, 'db' | 'push' | 'limits'>,
  address: string,
  { before, endpoint, keys }: Subscription & { before: { endpoint: string; auth: string } },
): Promise<void> {
  await deps.limits.consume('pushMoveByAddress', address)
  mustBeReachable(deps, endpoint)
  if (!(await moveDevice(deps.db, before, { endpoint, ...keys })))
    throw new AppError('not_found', { message: 'We couldn’t find this device.' })
}

function mustBeReachable({ push }: Pick<Deps, 'push'>, endpoint: string): void {
  if (!push.mayReach(endpoint)) throw invalid('endpoint', 'This isn’t the address of a push service')
}

export async function removePushDevice(deps: Pick<Deps, 'db' | 'push'>, viewer: Viewer): Promise<PushSettings> {
  await deleteDeviceOf(deps.db, viewer.sessionId)
  return pushSettingsOf(deps, viewer)
}

/** Pushes an example to the device of this session immediately; returns whether the push service accepted it. */
export async function tryPush(
  deps: Pick<Deps, 'db' | 'push' | 'log' | 'limits'>,
  { userId, sessionId }: Viewer,
): Promise<{ taken: boolean }> {
  await deps.limits.consume('pushTryByUser', userId)
  const example = { kind: 'example', group: 'applications', path: '/settings/notifications', data: {} } as const
  try {
    return { taken: (await pushTo(deps, sessionId, example)) === 'sent' }
  } catch (error) {
    deps.log.warn({ err: error }, 'a push service could not be reached')
    return { taken: false }
  }
}

/** Turns groups of pushes on or off for all devices; omitted groups keep their setting. */
export const choosePushGroups = (
  deps: Pick<Deps, 'db' | 'events' | 'push'>,
  viewer: Viewer,
  groups: Partial<Record<PushGroup, boolean>>,
): Promise<PushSettings> =>
  inTransaction(deps, async (tx) => {
    const wanted = (value: boolean) => PushGroup.options.filter((group) => groups[group] === value)
    await mutePushes(tx, viewer.userId, wanted(false))
    await unmutePushes(tx, viewer.userId, wanted(true))
    return pushSettingsOf({ db: tx, push: deps.push }, viewer)
  })
