import type { ExperienceForm, Seeker } from '@hearback/contract/people/seekers.ts'
import { SeekerForm } from '@hearback/contract/people/seekers.ts'
import type { Tx } from '../../../db/database.ts'
import { AppError } from '../../../domain/errors.ts'
import type { Publish } from '../../../domain/events.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { publishTalents } from '../../../search/index/write-documents.sql.ts'
import { deleteExperience, insertExperience, updateExperience } from './experiences.sql.ts'
import { type Changes, createProfile, writeChanges } from './publish-profile.service.ts'
import { changedExperience, wholeExperience } from './seeker-form.view.ts'
import { ownProfile } from './seekers.service.ts'
import { lockSeeker } from './seekers.sql.ts'

/** Locks and returns the viewer's own profile; undefined when there is none. */
export const lockOwnProfile = async (tx: Tx, viewer: Viewer): Promise<Seeker | undefined> =>
  (await lockSeeker(tx, viewer.userId)) ? ownProfile(tx, viewer) : undefined

type Settled<T> = { [K in keyof T]?: T[K] | undefined } & { employed?: boolean; endDate?: string | null }

/** An imported profile: its changes, and its experiences with final periods. */
export interface ImportedProfile {
  readonly isNew: boolean
  readonly profile: Changes
  readonly experiences: {
    readonly added: readonly ExperienceForm[]
    readonly changed: readonly { id: string; changes: Settled<ExperienceForm> }[]
    readonly removed: readonly string[]
  }
}

/**
 * Writes an import to the locked profile; publishes a new one. Sends no mails to work addresses. Confirmations stay,
 * because title, company, start and address are unchanged.
 */
export async function writeImportedProfile(
  tx: Tx,
  publish: Publish,
  viewer: Viewer,
  brought: ImportedProfile,
): Promise<Seeker> {
  const { isNew, profile, experiences } = brought
  if (isNew) await createProfile(tx, viewer, SeekerForm.parse(profile))
  else {
    const before = await lockSeeker(tx, viewer.userId)
    if (!before) throw new AppError('conflict')
    await writeChanges(tx, before, profile)
  }
  for (const id of experiences.removed) await deleteExperience(tx, viewer.userId, id)
  for (const { id, changes } of experiences.changed) {
    await updateExperience(tx, id, { ...changedExperience(changes), ...periodOf(changes) })
  }
  for (const form of experiences.added) {
    const period = { start_date: form.startDate, end_date: form.endDate ?? null, employed: form.employed === true }
    await insertExperience(tx, { seeker_id: viewer.userId, ...wholeExperience(form), ...period })
  }
  await publishTalents(tx, [viewer.userId])
  publish('seeker.changed', { seekerId: viewer.userId })
  return ownProfile(tx, viewer)
}

const periodOf = ({ endDate, employed }: Settled<ExperienceForm>) =>
  employed === undefined ? {} : { end_date: endDate ?? null, employed }
