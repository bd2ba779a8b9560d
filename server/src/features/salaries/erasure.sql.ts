import type { Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'

export const deleteSalaryPostsOf = (tx: Tx, employerId: CompanyId) =>
  tx
    .deleteFrom('salary_posts')
    .using('jobs')
    .whereRef('jobs.id', '=', 'salary_posts.job_id')
    .where('employer_id', '=', employerId)
    .execute()
