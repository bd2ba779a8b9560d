import type { Experience, ExperienceForm, Seeker } from '@hearback/contract/people/seekers.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, invalid } from '../../../domain/errors.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { publishTalents } from '../../../search/index/write-documents.sql.ts'
import {
  countExperiences,
  deleteExperience,
  type ExperienceRow,
  insertExperience,
  lockExperience,
  updateExperience,
} from '../profile/experiences.sql.ts'
import { changedExperience, experienceFields, wholeExperience } from '../profile/seeker-form.view.ts'
import { type Period, refuseBackward, type SentPeriod, settledPeriod } from '../profile/seekers.rules.ts'
import { ownProfile } from '../profile/seekers.service.ts'
import { lockSeeker } from '../profile/seekers.sql.ts'
import { experienceView } from '../profile/seekers.view.ts'
import { mailProof, type Proving, withdrawProof } from './experience-proofs.service.ts'

type Recording = Proving
interface Recorded {
  experience: Experience
  profile: Seeker
}

/** Adds an experience to the viewer's profile; throws profile_required, and invalid_input beyond 50. */
export function addExperience(deps: Recording, viewer: Viewer, form: ExperienceForm): Promise<Recorded> {
  const period = periodColumns(form, { startDate: form.startDate, endDate: null, employed: false })
  return inTransaction(deps, async (tx, publish) => {
    if (!(await lockSeeker(tx, viewer.userId))) throw new AppError('profile_required')
    if ((await countExperiences(tx, viewer.userId)) >= limits.experiences) {
      throw invalid('title', `You can have up to ${limits.experiences} experiences. Remove one first`)
    }
    const added = await insertExperience(tx, { seeker_id: viewer.userId, ...wholeExperience(form), ...period })
    const row = await proveUnlessTooOften(deps, tx, added)
    await publishTalents(tx, [viewer.userId])
    publish('seeker.changed', { seekerId: viewer.userId })
    return recorded(tx, viewer, row)
  })
}

type Changes = { [K in keyof ExperienceForm]?: ExperienceForm[K] | undefined }

/** Changes the given fields of the viewer's experience. A changed address or company invalidates its confirmation. */
export function changeExperience(deps: Recording, viewer: Viewer, id: string, changes: Changes): Promise<Recorded> {
  return inTransaction(deps, async (tx, publish) => {
    const before = await lockExperience(tx, viewer.userId, id)
    if (!before) throw noSuchExperience()
    const period = periodColumns(changes, {
      startDate: before.start_date,
      endDate: before.end_date,
      employed: before.employed,
    })
    const changed = { ...changedExperience(changes), ...period }
    const isSame = (['title', 'company', 'company_email', 'start_date'] as const).every(
      (name) => ({ ...before, ...changed })[name] === before[name],
    )
    const written = await updateExperience(tx, id, changed)
    const row = isSame ? written : await proveUnlessTooOften(deps, tx, await withdrawProof(tx, id))
    await publishTalents(tx, [viewer.userId])
    publish('seeker.changed', { seekerId: viewer.userId })
    return recorded(tx, viewer, row)
  })
}

/** Throws not_found when the viewer has no such experience. */
export function removeExperience(deps: Pick<Deps, 'db' | 'events'>, viewer: Viewer, id: string): Promise<Seeker> {
  return inTransaction(deps, async (tx, publish) => {
    if (!(await deleteExperience(tx, viewer.userId, id))) throw noSuchExperience()
    await publishTalents(tx, [viewer.userId])
    publish('seeker.changed', { seekerId: viewer.userId })
    return ownProfile(tx, viewer)
  })
}

/** Saves the experience even when the limit of mails is reached; the link can be requested later. */
async function proveUnlessTooOften(deps: Proving, tx: Tx, row: ExperienceRow): Promise<ExperienceRow> {
  try {
    return await mailProof(deps, tx, row)
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return row
    throw error
  }
}

function periodColumns(sent: SentPeriod, before: Period) {
  const { startDate, endDate, employed } = settledPeriod(sent, before)
  refuseBackward(startDate, endDate, experienceFields)
  return { start_date: startDate, end_date: endDate, employed }
}

const recorded = async (tx: Tx, viewer: Viewer, row: ExperienceRow): Promise<Recorded> => ({
  experience: experienceView(row, 4),
  profile: await ownProfile(tx, viewer),
})

const noSuchExperience = () => new AppError('not_found', { message: 'We couldn’t find this work experience.' })
