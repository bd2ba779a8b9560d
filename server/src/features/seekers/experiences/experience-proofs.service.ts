import { createHash, randomBytes } from 'node:crypto'
import type { ExperienceClaim } from '@hearback/contract/people/experience-claim.ts'
import type { Experience, Seeker } from '@hearback/contract/people/seekers.ts'
import { databaseNow } from '../../../db/clock.ts'
import type { Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, invalid } from '../../../domain/errors.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { workDomain } from '../../../domain/work-email-domains.ts'
import { publishTalents } from '../../../search/index/write-documents.sql.ts'
import { languageOf } from '../../accounts/account/accounts.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { type ExperienceRow, lockExperience, updateExperience } from '../profile/experiences.sql.ts'
import { ownProfile } from '../profile/seekers.service.ts'
import { findClaimant } from '../profile/seekers.sql.ts'
import { claimView, experienceView } from '../profile/seekers.view.ts'
import { deleteOpenProof, findClaim, lockClaim, setDeclined, upsertProof } from './experience-proofs.sql.ts'
import { namesWebAddress } from './mailed-claim.rules.ts'
import { proofMail, proofNotice } from './seekers.mails.ts'

export type Proving = Pick<Deps, 'db' | 'events' | 'queue' | 'config' | 'limits'>
const hashOf = (code: string) => createHash('sha256').update(code).digest()

const linkInText = 'Remove any web or email addresses. We email this to your work address'
const linkInName = 'Your name looks like a web address. Change it in your profile before we email a link'

/** Throws invalid_input with the field for texts that mail clients would turn into links, because strangers read the mail. */
function refuseLinks(domain: string, claim: Record<'title' | 'company' | 'person', string>): void {
  for (const field of ['title', 'company'] as const) {
    if (namesWebAddress(claim[field], domain)) throw invalid(field, linkInText)
  }
  if (namesWebAddress(claim.person, domain)) throw invalid('companyEmail', linkInName)
}

const tooNew = () =>
  invalid('companyEmail', 'Publish your profile first, or request the link once your account is 3 days old.')

/**
 * Mails a confirmation link to the work email of the locked experience, and returns the updated row. Does nothing for
 * free mail, declined addresses, and new claimants without a published profile. Limited to 5 a day, and 20 per domain.
 * Throws too_many_requests, and invalid_input for a claim with a web address.
 */
export async function mailProof(deps: Proving, tx: Tx, row: ExperienceRow): Promise<ExperienceRow> {
  const email = row.company_email
  const domain = email && workDomain(email)
  if (!email || !domain) return row
  const { person, isEstablished } = await findClaimant(tx, row.seeker_id)
  refuseLinks(domain, { ...row, person })
  if (!isEstablished) return row
  await deps.limits.consume('proofByEmail', email)
  await deps.limits.consume('proofByUser', row.seeker_id)
  await deps.limits.consume('proofByDomain', domain)
  const code = randomBytes(32).toString('base64url')
  if (!(await upsertProof(tx, { experience_id: row.id, email, token_hash: hashOf(code) }))) {
    return updateExperience(tx, row.id, { verification: 'declined' })
  }
  const language = await languageOf(tx, row.seeker_id)
  const mail = proofMail(deps.config.publicUrl, language, { ...row, to: email, person, code })
  await deps.queue.enqueue(tx, 'mail', [mail])
  return updateExperience(tx, row.id, { verification: 'pending' })
}

/** Withdraws a confirmation or request after the experience was changed. */
export async function withdrawProof(tx: Tx, id: string): Promise<ExperienceRow> {
  await deleteOpenProof(tx, id)
  return updateExperience(tx, id, { verification: 'none', confirmed_domain: null, confirmed_at: null })
}

/** Mails the link again; throws not_found, too_many_requests, and a field error for an address that cannot confirm anything. */
export async function requestProof(
  deps: Proving,
  viewer: Viewer,
  id: string,
): Promise<{ experience: Experience; profile: Seeker }> {
  await deps.limits.consume('proofAttemptByUser', viewer.userId)
  return inTransaction(deps, async (tx, publish) => {
    const row = await lockExperience(tx, viewer.userId, id)
    if (!row) throw new AppError('not_found', { message: 'We couldn’t find this work experience.' })
    if (row.verification === 'confirmed') throw invalid('companyEmail', 'This experience is already confirmed.')
    if (!row.company_email) throw invalid('companyEmail', 'Add your work email address to it first.')
    if (!workDomain(row.company_email)) {
      throw invalid('companyEmail', 'Personal email addresses can’t be used. Enter one at the company’s own domain.')
    }
    if (!(await findClaimant(tx, row.seeker_id)).isEstablished) throw tooNew()
    const experience = await mailProof(deps, tx, row)
    if (experience.verification === 'declined') {
      throw invalid('companyEmail', 'The recipient declined, so we won’t email this address again.')
    }
    publish('seeker.changed', { seekerId: viewer.userId })
    return { experience: experienceView(experience, 4), profile: await ownProfile(tx, viewer) }
  })
}

/** Returns the claim of a mailed link; throws wrong_code. */
export async function experienceClaim({ db }: Pick<Deps, 'db'>, code: string): Promise<ExperienceClaim> {
  const claim = await findClaim(db, hashOf(code))
  const domain = claim && workDomain(claim.email)
  if (!claim || !domain) throw wrongLink()
  return claimView(claim, domain)
}

/** Confirms or declines an experience with the mailed code, once, and notifies the seeker. Throws wrong_code. */
export function decideExperience(
  deps: Proving,
  code: string,
  decision: 'confirm' | 'decline',
): Promise<{ verification: 'confirmed' | 'declined' }> {
  return inTransaction(deps, async (tx, publish) => {
    const claim = await lockClaim(tx, hashOf(code))
    const domain = claim && workDomain(claim.email)
    if (!claim || !domain) throw wrongLink()
    const verification = decision === 'confirm' ? 'confirmed' : 'declined'
    const proof = decision === 'confirm' ? { confirmed_domain: domain, confirmed_at: await databaseNow(tx) } : {}
    await updateExperience(tx, claim.id, { verification, ...proof })
    await publishTalents(tx, [claim.seeker_id])
    await (decision === 'confirm' ? deleteOpenProof(tx, claim.id) : setDeclined(tx, claim.id))
    await notify(deps, tx, publish, proofNotice(claim, verification))
    publish('seeker.changed', { seekerId: claim.seeker_id })
    return { verification }
  })
}

const wrongLink = () =>
  new AppError('wrong_code', {
    message: 'This link was already used or has expired. Request a new one from the profile.',
  })
