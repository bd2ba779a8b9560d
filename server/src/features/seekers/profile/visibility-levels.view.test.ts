import { Experience, Seeker } from '@hearback/contract/people/seekers.ts'
import { describe, expect, test } from 'vitest'
import type { VisibilityLevel } from '../../../domain/profile-fields.ts'
import { fieldsAtLevel, levelOfExperienceField, levelOfField } from './visibility-levels.view.ts'

const rings: VisibilityLevel[] = [1, 2, 3, 4]

const firstShown = {
  1: 'nickname jobTitle skill city place location displayName distanceKm jobCategory profilePicture pictures rating yearsOfExperience lastSeen certificates languages',
  2: 'firstName lastName experience instituteName subject edustartDate eduendDate aboutMe availability vacationHours hourlyRate schools links workAuthorization wishedPay',
  3: 'phone email covidVaccine medicalInsurance dentalInsurance',
} as const
const always = ['_id', 'ring', 'published', 'createdAt', 'updatedAt']

const shownIn = (ring: VisibilityLevel, fields: object, ringOf: Record<string, VisibilityLevel>) =>
  Object.keys(fieldsAtLevel(fields as Record<string, unknown>, ringOf, ring)).sort()

describe('staged privacy', () => {
  test.each(rings)('shows in ring %i exactly the fields of specification 6.7', (ring) => {
    const expected = [
      ...always,
      ...(ring === 4 ? ['termsShown'] : []),
      ...([1, 2, 3] as const).filter((r) => r <= ring).flatMap((r) => firstShown[r].split(' ')),
    ]
    expect(shownIn(ring, Seeker.shape, levelOfField)).toEqual(expected.sort())
  })

  test.each(rings)('keeps past pay, leaving reason and company email for the seeker, in ring %i', (ring) => {
    const shown = shownIn(ring, Experience.shape, levelOfExperienceField)
    for (const field of ['Rate', 'leavingReason', 'companyEmail']) expect(shown.includes(field)).toBe(ring === 4)
  })

  test('never passes a field that has no ring', () => {
    expect(
      fieldsAtLevel({ passport: 'x' } as Record<string, unknown>, levelOfField as Record<string, VisibilityLevel>, 4),
    ).toEqual({})
  })
})
