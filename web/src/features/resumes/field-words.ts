import * as t from '@hearback/texts/web/resumes.ts'

/** What the fields of a profile and of an experience are called. */
const FIELDS: Record<string, string> = {
  firstName: t.firstName,
  lastName: t.lastName,
  nickname: t.nickname,
  city: t.city,
  location: t.exactPosition,
  jobTitle: t.jobTitle,
  jobCategory: t.kindOfWork,
  skill: t.skills,
  aboutMe: t.aboutYou,
  availability: t.whenYouCanWork,
  hourlyRate: t.hourlyRateYouAskFor,
  vacationHours: t.vacationHoursAYear,
  instituteName: t.schoolOrInstitute,
  subject: t.subject,
  edustartDate: t.schoolFrom,
  eduendDate: t.schoolUntil,
  covidVaccine: t.covidVaccine,
  medicalInsurance: t.medicalInsurance,
  dentalInsurance: t.dentalInsurance,
  description: t.description,
  Rate: t.whatItPaid,
  leavingReason: t.whyYouLeft,
  endDate: t.until,
}
export const fieldName = (field: string): string => FIELDS[field] ?? field

const ANSWERS: Record<string, string> = { yes: t.yes, no: t.no, prefer_not_to_say: t.preferNotToSay }
const YES_NO = ['covidVaccine', 'medicalInsurance', 'dentalInsurance']
/** A value as a person reads it. */
export const valueWords = (field: string, value: string): string =>
  YES_NO.includes(field) ? (ANSWERS[value] ?? value) : value

/** A path in the file, as people count: "work 3, endDate". */
export const placeWords = (source: string): string =>
  source.replace(/\.(\d+)/gu, (_, place: string) => ` ${Number(place) + 1}`).replaceAll('.', ', ')
