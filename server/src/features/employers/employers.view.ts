import type { CompanyCard, Employer, Picture } from '@hearback/contract/employers.ts'
import { averageRating, responseStats } from './employers.rules.ts'
import type { EmployerRow } from './employers.sql.ts'

type CardRow = Pick<
  EmployerRow,
  | 'user_id'
  | 'business_name'
  | 'business_location'
  | 'industry_type'
  | 'company_size'
  | 'rating_sum'
  | 'rating_count'
  | 'finished'
  | 'answered'
  | 'median_hours'
>

/** What every job card and list shows of a company. */
export const companyCard = (row: CardRow, pictures: Picture | null): CompanyCard => ({
  _id: row.user_id,
  businessName: row.business_name,
  businessLocation: row.business_location,
  industryType: row.industry_type,
  companySize: row.company_size,
  profilePicture: pictures?.medium ?? null,
  rating: averageRating(row.rating_sum, row.rating_count),
  responseStats: responseStats(row.finished, row.answered, row.median_hours),
})

/** A company as others see it: without gender (product.md section 6.7). */
export const publicEmployer = (row: EmployerRow, pictures: Picture | null): Employer => ({
  ...companyCard(row, pictures),
  userType: 'employer',
  firstName: row.first_name,
  lastName: row.last_name,
  nickname: row.nickname,
  profession: row.profession,
  companyWebsite: row.company_website,
  businessDescription: row.business_description,
  pictures,
  latitude: row.latitude,
  longitude: row.longitude,
  openJobs: row.open_jobs,
  imported: row.import_name !== null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

export const ownedEmployer = (row: EmployerRow, pictures: Picture | null): Employer => ({
  ...publicEmployer(row, pictures),
  gender: row.gender,
})
