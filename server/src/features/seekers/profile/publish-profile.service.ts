import type { Seeker, SeekerForm } from '@hearback/contract/people/seekers.ts'
import type { Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { publishTalents } from '../../../search/index/write-documents.sql.ts'
import { claimPicture, releasePicture } from '../../pictures/pictures.service.ts'
import { countSentPicture, writeWithPicture } from '../../pictures/sent-picture.service.ts'
import { readProfilePlace } from '../../places/locations.service.ts'
import { linkFields } from './linked-fields.view.ts'
import { changedProfile, educationFields, replacedProfile, wholeProfile } from './seeker-form.view.ts'
import { givenPoint, type Point, refuseBackward } from './seekers.rules.ts'
import { ownProfile } from './seekers.service.ts'
import { lockSeeker, setPublished, updateSeeker, upsertSeeker } from './seekers.sql.ts'

type Publishing = Pick<Deps, 'db' | 'events' | 'files' | 'limits' | 'log' | 'config'>

/** Creates or replaces the viewer's profile and publishes it. */
export async function publishProfile(deps: Publishing, viewer: Viewer, form: SeekerForm): Promise<Seeker> {
  await countSentPicture(deps, viewer, form.profilePicture)
  return writeWithPicture(deps, form.profilePicture, (key) =>
    inTransaction(deps, async (tx, publish) => {
      const before = await lockSeeker(tx, viewer.userId)
      await createProfile(tx, viewer, form, before)
      const oldPicture = await settlePicture(tx, viewer.userId, { form, key, before })
      await publishTalents(tx, [viewer.userId])
      publish('seeker.changed', { seekerId: viewer.userId })
      return { profile: await ownProfile(tx, viewer), oldPicture }
    }),
  )
}

/** Writes the whole profile and publishes it; without coordinates, those of the city are used. */
export async function createProfile(tx: Tx, viewer: Viewer, form: SeekerForm, before?: Before): Promise<void> {
  const columns = wholeProfile(linkFields(before, replacedProfile(form)))
  refuseBackward(columns.education_start ?? null, columns.education_end ?? null, educationFields)
  const where = await whereabouts(tx, columns.city, givenPoint(form) ?? null)
  await upsertSeeker(tx, { user_id: viewer.userId, ...columns, ...where })
}

export type Changes = { [K in keyof SeekerForm]?: SeekerForm[K] | undefined } & {
  published?: boolean | undefined
  termsShown?: boolean | undefined
}

/** Changes only the given fields (null clears one). Throws not_allowed for another person's profile, and not_found before there is one. */
export async function updateProfile(deps: Publishing, viewer: Viewer, id: string, changes: Changes): Promise<Seeker> {
  if (id !== viewer.userId) throw new AppError('not_allowed', { message: 'This isn’t your profile.' })
  await countSentPicture(deps, viewer, changes.profilePicture)
  return writeWithPicture(deps, changes.profilePicture, (key) =>
    inTransaction(deps, async (tx, publish) => {
      const before = await lockSeeker(tx, id)
      if (!before) throw new AppError('not_found', { message: 'You don’t have a profile yet. Publish one first.' })
      await writeChanges(tx, before, changes)
      const oldPicture = await settlePicture(tx, id, { form: changes, key, before })
      await publishTalents(tx, [id])
      publish('seeker.changed', { seekerId: id })
      return { profile: await ownProfile(tx, viewer), oldPicture }
    }),
  )
}

type Before = NonNullable<Awaited<ReturnType<typeof lockSeeker>>>

/** Writes changes to a locked profile; omitted fields stay. */
export async function writeChanges(tx: Tx, before: Before, changes: Changes): Promise<void> {
  const point = givenPoint(changes)
  const columns = changedProfile(linkFields(before, changes))
  const after = { ...before, ...columns }
  refuseBackward(after.education_start, after.education_end, educationFields)
  const moved = point !== undefined || after.city !== before.city
  const where = moved ? await whereabouts(tx, after.city, point ?? null) : {}
  await updateSeeker(tx, before.user_id, { user_id: before.user_id, ...columns, ...where })
  if (changes.termsShown !== undefined) await updateSeeker(tx, before.user_id, { terms_shown: changes.termsShown })
  if (changes.published !== undefined) await setPublished(tx, before.user_id, changes.published)
}

/** Records the new picture, or its removal for null; returns the key of the previous one. */
async function settlePicture(
  tx: Tx,
  seekerId: string,
  { form, key, before }: { form: Changes; key: string | undefined; before: Before | undefined },
): Promise<string | null> {
  const old = before?.picture_key ?? null
  if (key) {
    await updateSeeker(tx, seekerId, { picture_key: key })
    await claimPicture(tx, key, old)
    return old
  }
  const cleared = form.profilePicture === null ? old : null
  await releasePicture(tx, cleared)
  return cleared
}

/** The given coordinates, else those of the city; null if the city is unknown. */
async function whereabouts(tx: Tx, city: string, point: Point | null) {
  return { ...(await readProfilePlace(tx, city)), ...point }
}
