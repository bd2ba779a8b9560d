import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { listCompanyChoices } from '@hearback/contract/people/employers.ts'
import type { Db } from '../../db/database.ts'
import { countIndustries, countSizes } from './industries.sql.ts'

const maxIndustries = 100
const maxSizes = 20

/** Industries and sizes of shown companies, the most frequent first. Reads all companies. */
export async function loadCompanyChoices(db: Db): Promise<Omit<ReplyOf<typeof listCompanyChoices>, 'success'>> {
  const [industries, sizes] = await Promise.all([countIndustries(db, maxIndustries), countSizes(db, maxSizes)])
  return { industries, sizes }
}
