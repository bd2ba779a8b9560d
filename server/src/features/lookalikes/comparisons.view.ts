import type { ComparedCompany, ComparedJob } from '@hearback/contract/trust/lookalikes.ts'
import { verificationOf } from '../../domain/verification.ts'
import type { ComparedJobRow, ComparedRow } from './comparisons.sql.ts'

/** `picture`: the URLs of `picture_key`. */
export const companyView = (row: ComparedRow, picture: ComparedCompany['picture']): ComparedCompany => ({
  _id: row.user_id,
  businessName: row.business_name,
  companyWebsite: row.company_website,
  picture,
  verification: verificationOf(row),
  createdAt: row.created_at.toISOString(),
})

export const jobView = (row: ComparedJobRow): ComparedJob => ({
  _id: row.id,
  title: row.title,
  description: row.description,
  publishedAt: row.published_at.toISOString(),
})
