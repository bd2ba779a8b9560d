import type { Comparison } from '@hearback/contract/trust/lookalikes.ts'
import type { Db } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { pictureUrls } from '../pictures/pictures.service.ts'
import { listCompared, listComparedJobs, listPairs } from './comparisons.sql.ts'
import { companyView, jobView } from './comparisons.view.ts'

const maxShown = 20

/** The companies that a company looks like, for moderators; the latest 20. */
export async function comparisonsOf(db: Db, companyId: CompanyId): Promise<Comparison[]> {
  const pairs = await listPairs(db, companyId, maxShown)
  if (pairs.length === 0) return []
  const companies = await listCompared(db, [companyId, ...pairs.map((pair) => pair.other_id)])
  const jobIds = pairs.flatMap((pair) => [pair.job_id ?? [], pair.other_job_id ?? []].flat())
  const jobs = jobIds.length > 0 ? await listComparedJobs(db, jobIds) : []
  const company = (id: string) => companies.find(({ user_id }) => user_id === id)
  const job = (id: string | null) => jobs.find((one) => one.id === id)
  return pairs.flatMap((pair): Comparison[] => {
    const [own, other] = [company(companyId), company(pair.other_id)]
    if (!(own && other)) return []
    const [ownJob, otherJob] = [job(pair.job_id), job(pair.other_job_id)]
    return [
      {
        rule: pair.rule as Comparison['rule'],
        foundAt: pair.found_at.toISOString(),
        own: companyView(own, pictureUrls(own.picture_key)),
        other: companyView(other, pictureUrls(other.picture_key)),
        jobs: ownJob && otherJob ? { own: jobView(ownJob), other: jobView(otherJob) } : null,
      },
    ]
  })
}
