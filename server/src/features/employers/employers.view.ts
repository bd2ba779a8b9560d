import type { CompanyCard, Employer, Picture } from '@hearback/contract/people/employers.ts'
import { fromColumns } from '../../domain/employer-fields.ts'
import { averageRating } from '../../domain/rating.ts'
import { profilePlace } from '../../domain/stored-places.ts'
import { verificationOf } from '../../domain/verification.ts'
import type { CompanyRow, EmployerRow } from './employers.sql.ts'
import { responseStats } from './response-stats.view.ts'

/** The company fields of every job card and list. */
export const companyCard = (row: Omit<CompanyRow, 'picture_key'>, pictures: Picture | null): CompanyCard => ({
  _id: row.user_id,
  businessName: row.business_name,
  businessLocation: row.business_location,
  industryType: row.industry_type,
  companySize: row.company_size,
  profilePicture: pictures?.medium ?? null,
  rating: averageRating(row.rating_sum, row.rating_count),
  responseStats: responseStats(row),
  rescindedOffers: row.rescinded_offers,
  verification: verificationOf(row),
})

/** A company as others see it, without gender (specification 6.7). */
export function publicEmployer(row: EmployerRow, pictures: Picture | null): Employer {
  const { gender: _, ...fields } = fromColumns(row)
  return {
    ...companyCard(row, pictures),
    ...fields,
    userType: 'employer',
    pictures,
    place: profilePlace(row, row.business_location),
    latitude: row.latitude,
    longitude: row.longitude,
    country: row.country,
    openJobs: row.open_jobs,
    imported: row.import_name !== null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

export const ownedEmployer = (row: EmployerRow, pictures: Picture | null): Employer => ({
  ...publicEmployer(row, pictures),
  gender: row.gender,
})
