import { createHash } from 'node:crypto'
import type { ImportMode, MissingFields, ResumePreview } from '@hearback/contract/people/resumes.ts'
import type { Seeker } from '@hearback/contract/people/seekers.ts'
import type { Db } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { ownAccount } from '../accounts/account/accounts.service.ts'
import { lockOwnProfile, writeImportedProfile } from '../seekers/profile/import-profile.service.ts'
import { hasProfile, ownProfile } from '../seekers/profile/seekers.service.ts'
import { resumeOf } from './json-resume.view.ts'
import { factsOf } from './resume-facts.view.ts'
import { type ReadResume, readResumeFile } from './resume-file.service.ts'
import { planImport, type ResumePlan } from './resume-plan.view.ts'
import { withWords } from './resume-words.view.ts'

/** The viewer's profile as JSON Resume; throws profile_required. */
export const resumeFor = async ({ db }: Pick<Deps, 'db'>, viewer: Viewer, scope: 'standard' | 'everything') =>
  resumeOf(await ownProfile(db, viewer), scope)

interface Brought {
  readonly content: Buffer
  readonly mode: ImportMode
}

/** Returns the changes that a file would make, without writing. Throws a field error for a file that is not a resume. */
export async function previewOf(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  viewer: Viewer,
  brought: Brought,
): Promise<ResumePreview> {
  await limits.consume('resumeByUser', viewer.userId)
  const profile = (await hasProfile(db, viewer.userId)) ? await ownProfile(db, viewer) : undefined
  const read = await readResumeFile(db, brought.content)
  const plan = await planFor(db, viewer, profile, { ...brought, read })
  return { ...withWords(plan.shown, read.words), version: versionOf(plan) }
}

/**
 * Writes the changes of a preview, all or none. Throws conflict if the profile changed so that the result would differ,
 * and profile_required if fields that a new profile needs are neither in the file nor in `missing`.
 */
export async function takeResume(
  deps: Pick<Deps, 'db' | 'events' | 'limits'>,
  viewer: Viewer,
  { version, missing, ...brought }: Brought & { version: string; missing: MissingFields },
): Promise<Seeker> {
  await deps.limits.consume('resumeByUser', viewer.userId)
  const read = await readResumeFile(deps.db, brought.content)
  return inTransaction(deps, async (tx, publish) => {
    const profile = await lockOwnProfile(tx, viewer)
    const plan = await planFor(tx, viewer, profile, { ...brought, read })
    if (versionOf(plan) !== version) {
      throw new AppError('conflict', {
        message: 'Your profile or the file has changed since the preview. Check it again.',
      })
    }
    const completed = completedBy(missing, plan.shown.missing)
    if (plan.shown.missing.some((field) => !(field in completed))) throw new AppError('profile_required')
    return writeImportedProfile(tx, publish, viewer, {
      isNew: plan.shown.isNew,
      profile: { ...plan.form, ...completed },
      experiences: plan.experiences,
    })
  })
}

async function planFor(
  db: Db,
  viewer: Viewer,
  profile: Seeker | undefined,
  { read: { resume, left }, mode }: { read: ReadResume; mode: ImportMode },
): Promise<ResumePlan> {
  const facts = factsOf(resume, profile ?? (await ownAccount(db, viewer)))
  return planImport(profile, { ...facts, left: [...left, ...facts.left] }, mode)
}

/** The typed fields among those that the file lacks; the file takes precedence for all others. */
const completedBy = (typed: MissingFields, missing: readonly string[]) =>
  Object.fromEntries(Object.entries(typed).filter(([field, value]) => missing.includes(field) && value.length > 0))

const versionOf = (plan: ResumePlan) => createHash('sha256').update(JSON.stringify(plan)).digest('base64url')
