import { anAccount, type Person, type Persons } from './factories.ts'

export interface EmployerPerson extends Person {
  readonly businessName: string
}

interface EmployerTraits {
  /** The name of the account; also of the company unless `businessName` is set. */
  name?: string
  businessName?: string
  businessLocation?: string | null
  latitude?: number
  longitude?: number
  importName?: string
  industryType?: string
}

let companies = 0

/** A signed-in employer with a company profile, in Boise by default. */
export async function anEmployer(app: Persons, traits: EmployerTraits = {}): Promise<EmployerPerson> {
  const person = await anAccount(app, 'employer', traits.name)
  const businessName = traits.businessName ?? traits.name ?? `Company ${++companies}`
  const { businessLocation = 'Boise, ID', latitude = 43.61, longitude = -116.2 } = traits
  await app.db
    .insertInto('employers')
    .values({
      user_id: person._id,
      first_name: 'Harriet',
      last_name: 'Reed',
      gender: 'female',
      business_name: businessName,
      business_location: businessLocation,
      location_text: businessLocation,
      latitude: businessLocation === null ? null : latitude,
      longitude: businessLocation === null ? null : longitude,
      import_name: traits.importName ?? null,
      industry_type: traits.industryType ?? null,
    })
    .execute()
  return Object.assign(person, { businessName })
}
