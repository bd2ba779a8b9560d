import type { Seeker, SeekerForm } from '@hearback/contract/seekers.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { publishTalents } from '../../search/search-write.sql.ts'
import type { Viewer } from '../../viewer.ts'
import { discardPicture, releasePicture } from '../pictures/pictures.service.ts'
import { findPlace } from '../places/places.service.ts'
import { changedProfile, educationFields, wholeProfile } from './seeker-form.view.ts'
import { givenPoint, type Point, refuseBackward } from './seekers.rules.ts'
import { ownProfile } from './seekers.service.ts'
import { lockSeeker, setPublished, updateSeeker, upsertSeeker } from './seekers.sql.ts'

type Publishing = Pick<Deps, 'db' | 'events' | 'files' | 'log'>

/** Makes or replaces the viewer's profile and makes it findable. */
export async function publishProfile(deps: Publishing, viewer: Viewer, form: SeekerForm): Promise<Seeker> {
  const written = await inTransaction(deps, async (tx, publish) => {
    const before = await lockSeeker(tx, viewer.userId)
    const oldPicture = await releaseCleared(tx, form, before)
    await createProfile(tx, viewer, form)
    await publishTalents(tx, [viewer.userId])
    publish('seeker.changed', { seekerId: viewer.userId })
    return { profile: await ownProfile(tx, viewer), oldPicture }
  })
  return withoutOldPicture(deps, written)
}

/** Writes the whole profile and publishes it; without a point that of the city counts. */
export async function createProfile(tx: Tx, viewer: Viewer, form: SeekerForm): Promise<void> {
  const columns = wholeProfile(form)
  refuseBackward(columns.education_start, columns.education_end, educationFields)
  const where = await whereabouts(tx, columns.city, givenPoint(form) ?? null)
  await upsertSeeker(tx, { user_id: viewer.userId, ...columns, ...where })
}

export type Changes = { [K in keyof SeekerForm]?: SeekerForm[K] | undefined } & { published?: boolean | undefined }

/** Changes only what was sent (null clears it); not_allowed for another's profile, not_found before there is one. */
export async function updateProfile(deps: Publishing, viewer: Viewer, id: string, changes: Changes): Promise<Seeker> {
  if (id !== viewer.userId) throw new AppError('not_allowed', { message: 'This profile is not yours.' })
  const written = await inTransaction(deps, async (tx, publish) => {
    const before = await lockSeeker(tx, id)
    if (!before) throw new AppError('not_found', { message: 'You have no profile yet. Publish one first.' })
    const oldPicture = await releaseCleared(tx, changes, before)
    await writeChanges(tx, before, changes)
    await publishTalents(tx, [id])
    publish('seeker.changed', { seekerId: id })
    return { profile: await ownProfile(tx, viewer), oldPicture }
  })
  return withoutOldPicture(deps, written)
}

type Before = NonNullable<Awaited<ReturnType<typeof lockSeeker>>>

/** Of a profile that is locked; what was not sent stays. */
export async function writeChanges(tx: Tx, before: Before, changes: Changes): Promise<void> {
  const point = givenPoint(changes)
  const columns = changedProfile(changes)
  const after = { ...before, ...columns }
  refuseBackward(after.education_start, after.education_end, educationFields)
  const moved = point !== undefined || after.city !== before.city
  const where = moved ? await whereabouts(tx, after.city, point ?? null) : {}
  await updateSeeker(tx, before.user_id, { user_id: before.user_id, ...columns, ...where })
  if (changes.published !== undefined) await setPublished(tx, before.user_id, changes.published)
}

/** The key of the picture that null clears; null when there is none, or it stays. */
async function releaseCleared(tx: Tx, form: Changes, before: Before | undefined): Promise<string | null> {
  const cleared = form.profilePicture === null ? (before?.picture_key ?? null) : null
  await releasePicture(tx, cleared)
  return cleared
}

/** The files of a picture go once nothing names them, after the commit. */
async function withoutOldPicture(
  deps: Publishing,
  { profile, oldPicture }: { profile: Seeker; oldPicture: string | null },
): Promise<Seeker> {
  await discardPicture(deps, oldPicture)
  return profile
}

/** The point that was given, else that of the city; neither where the city is unknown. */
async function whereabouts(tx: Tx, city: string, point: Point | null) {
  const place = await findPlace(tx, city)
  const { latitude = null, longitude = null } = point ?? place ?? {}
  return { place_id: place?.id ?? null, latitude, longitude }
}
