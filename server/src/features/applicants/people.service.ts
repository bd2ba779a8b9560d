import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import type { Seeker } from '@hearback/contract/people/seekers.ts'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../domain/errors.ts'
import { matchesName, nameWords } from '../../domain/name-spelling.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { applicantsByIds, type Page } from '../applications/applications.service.ts'
import { seekersFor } from '../seekers/profile/seekers.service.ts'
import { listIdsOfPerson, listLatestApplications, listPeopleByName } from './applicants.sql.ts'
import { type FoundApplicant, foundApplicantView, shownNameView } from './applicants.view.ts'

const noSuchApplicant = () => new AppError('not_found', { message: 'We couldn’t find this applicant.' })

/** The applications of one person to the company, with the profile at its visibility level; throws not_found without any. */
export async function applicationsOfPerson(
  db: Db,
  viewer: CompanyViewer,
  seekerId: string,
  page: Page,
): Promise<{ applicant: Seeker; applications: Applicant[]; total: number; totalPages: number }> {
  const { ids, total } = await listIdsOfPerson(db, viewer, seekerId, page)
  const applicant = total > 0 ? (await seekersFor(db, viewer, [seekerId])).get(seekerId) : undefined
  if (!applicant) throw noSuchApplicant()
  const applications = await applicantsByIds(db, viewer, ids)
  return { applicant, applications, total, totalPages: Math.ceil(total / page.limit) }
}

const maxCandidates = 100
const maxFound = 8

/** People who applied to the company, by the name that it may see: names of lapsed applications match only as shown. */
export async function findApplicants(db: Db, viewer: CompanyViewer, name: string): Promise<FoundApplicant[]> {
  const words = nameWords(name)
  if (words.length === 0) return []
  const candidates = await listPeopleByName(db, { member: viewer, words, limit: maxCandidates })
  const ids = candidates.map((row) => row.user_id)
  const seekers = await seekersFor(db, viewer, ids)
  const found = ids
    .flatMap((id) => seekers.get(id) ?? [])
    .filter((seeker) => matchesName(shownNameView(seeker), words))
    .slice(0, maxFound)
  if (found.length === 0) return []
  const latest = await listLatestApplications(db, viewer, ids)
  const byPerson = new Map(latest.map((row) => [row.seeker_id, row]))
  return found.flatMap((seeker) => foundApplicantView(seeker, byPerson) ?? [])
}
