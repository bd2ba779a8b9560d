import type {
  CompanyCard,
  Employer,
  EmployerChange,
  EmployerForm,
  Picture,
} from '@hearback/contract/people/employers.ts'
import { averageRating } from '../../domain/rating.ts'
import { profilePlace } from '../../domain/stored-places.ts'
import { responseStats } from './employers.rules.ts'
import type { CompanyRow, EmployerRow } from './employers.sql.ts'

/** The company fields of every job card and list. */
export const companyCard = (row: Omit<CompanyRow, 'picture_key'>, pictures: Picture | null): CompanyCard => ({
  _id: row.user_id,
  businessName: row.business_name,
  businessLocation: row.business_location,
  industryType: row.industry_type,
  companySize: row.company_size,
  profilePicture: pictures?.medium ?? null,
  rating: averageRating(row.rating_sum, row.rating_count),
  responseStats: responseStats(row.finished, row.answered, row.median_hours),
  rescindedOffers: row.rescinded_offers,
})

/** A company as others see it, without gender (specification 6.7). */
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
  place: profilePlace(row, row.business_location),
  latitude: row.latitude,
  longitude: row.longitude,
  country: row.country,
  openJobs: row.open_jobs,
  imported: row.import_name !== null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

export const ownedEmployer = (row: EmployerRow, pictures: Picture | null): Employer => ({
  ...publicEmployer(row, pictures),
  gender: row.gender,
})

/** Columns of a new company; the use case adds owner and place. */
export const newColumns = (form: EmployerForm) => ({
  ...changedColumns(form),
  first_name: form.firstName,
  last_name: form.lastName,
  business_name: form.businessName,
})

/** Columns of the given fields. The picture field is ignored, because pictures are uploaded separately. */
export const changedColumns = (form: EmployerChange) => ({
  first_name: form.firstName,
  last_name: form.lastName,
  nickname: cleared(form.nickname),
  profession: cleared(form.profession),
  gender: cleared(form.gender),
  business_name: form.businessName,
  company_size: cleared(form.companySize),
  company_website: cleared(form.companyWebsite),
  industry_type: cleared(form.industryType),
  business_description: cleared(form.businessDescription),
})

/** An empty text clears a field, as null does; undefined keeps it. */
const cleared = (text: string | null | undefined) => (text === '' ? null : text)
