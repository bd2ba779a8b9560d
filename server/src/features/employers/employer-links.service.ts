import type { Db } from '../../db/database.ts'
import type { Listing } from '../../db/visibility.ts'
import { countEmployerLinks, listEmployerLinks } from './employer-links.sql.ts'

/** Companies per part. */
const partSize = 10_000

export interface CompanyLink {
  id: string
  name: string
  changedAt: Date
}

/** Lists the sitemap parts of all companies, each with its latest change. */
export async function companyLinkParts(db: Db, listing: Listing): Promise<{ part: number; changedAt: Date }[]> {
  const { total, changed_at } = await countEmployerLinks(db, listing)
  if (changed_at === null) return []
  return Array.from({ length: Math.ceil(total / partSize) }, (_, part) => ({ part, changedAt: changed_at }))
}

/** Lists the companies of a part, at most 10,000, in the order of creation. */
export async function companyLinksOfPart(db: Db, listing: Listing, part: number): Promise<CompanyLink[]> {
  const rows = await listEmployerLinks(db, listing, { offset: part * partSize, limit: partSize })
  return rows.map(({ user_id, business_name, updated_at }) => ({
    id: user_id,
    name: business_name,
    changedAt: updated_at,
  }))
}
