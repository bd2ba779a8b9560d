import type { LeftOut, LeftReason } from '@hearback/contract/people/resumes.ts'
import type { ProfileField } from '@hearback/contract/people/seekers.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/resumes.ts'
import { inOurWords } from '../../api/refusals.ts'
import { levelWords, payWords, sponsorshipWords } from '../../profile/entry-words.ts'
import { monthWords } from '../../profile/profile-dates.ts'
import type { PayPeriod } from '../../ui/pay/pay.ts'
import { countryName, languageName } from '../../ui/text/display-names.ts'
import { DOT } from '../../ui/text/join-with-dots.ts'
import { shownName } from '../../ui/text/stored-name.ts'

type ExperienceField = 'description' | 'Rate' | 'leavingReason' | 'endDate'
/** Labels of the fields of a profile and of an experience. */
const FIELDS: Record<ProfileField | 'location' | ExperienceField, string> & Record<string, string> = {
  firstName: t.firstName,
  lastName: t.lastName,
  nickname: t.nickname,
  city: t.city,
  location: t.exactPosition,
  jobTitle: t.jobTitle,
  jobCategory: t.fieldJobCategory,
  skill: t.skills,
  aboutMe: t.aboutYou,
  availability: t.fieldAvailability,
  hourlyRate: t.fieldHourlyRate,
  vacationHours: t.fieldVacationHours,
  instituteName: t.fieldInstituteName,
  subject: t.subject,
  edustartDate: t.schoolFrom,
  eduendDate: t.schoolUntil,
  covidVaccine: t.covidVaccine,
  medicalInsurance: t.medicalInsurance,
  dentalInsurance: t.dentalInsurance,
  schools: t.fieldSchools,
  certificates: t.placeCertificates,
  languages: t.placeLanguages,
  links: t.fieldLinks,
  workAuthorization: t.fieldWorkAuthorization,
  wishedPay: t.fieldWishedPay,
  description: t.description,
  Rate: t.fieldPay,
  leavingReason: t.fieldLeavingReason,
  endDate: t.until,
}
export const fieldName = (field: string): string => FIELDS[field] ?? field

const ANSWERS: Record<string, string> = { yes: t.yes, no: t.no, prefer_not_to_say: t.answerDeclined }
const DATES = ['edustartDate', 'eduendDate', 'startDate', 'endDate']
const DATE = /^\d{4}-\d\d(-\d\d)?$/u
const YES_NO = ['covidVaccine', 'medicalInsurance', 'dentalInsurance']
/** A month of the file in words; other texts as the catalog has them. */
export const leftWords = (what: string): string => (DATE.test(what) ? monthWords(what) : inOurWords(what))
const LISTS = ['schools', 'certificates', 'languages', 'links', 'workAuthorization']
/** A part of an entry, as the server joins them. */
function entryPart(field: string, part: string, place: number): string {
  if (field === 'languages') return place === 0 ? languageName(part) : (levelWords(part) ?? part)
  if (field === 'workAuthorization') return place === 0 ? countryName(part) : (sponsorshipWords(part) ?? part)
  return leftWords(part)
}

function wishedPayWords(value: string): string {
  const [amount, period, currency = ''] = value.split(' · ')
  return payWords({ amount: Number(amount), period: period as PayPeriod, currency })
}

/** Formats a value for display. */
export function valueWords(field: string, value: string): string {
  if (YES_NO.includes(field)) return ANSWERS[value] ?? value
  if (field === 'jobCategory' || field === 'availability') return shownName(value)
  if (DATES.includes(field)) return leftWords(value)
  if (LISTS.includes(field))
    return value
      .split(' · ')
      .map((part, place) => entryPart(field, part, place))
      .join(DOT)
  if (field === 'wishedPay') return wishedPayWords(value)
  return value
}

const PLACES: Record<string, string> = {
  basics: t.placeBasics,
  companyEmail: t.placeWorkEmail,
  name: t.placeName,
  label: t.jobTitle,
  position: t.jobTitle,
  email: t.placeEmail,
  phone: t.placePhone,
  image: t.placePicture,
  url: t.placeWebsite,
  company: t.placeCompany,
  institution: t.fieldInstituteName,
  area: t.subject,
  startDate: t.placeStart,
  endDate: t.placeEnd,
  summary: t.placeSummary,
  highlights: t.placeHighlights,
  location: t.city,
  work: t.yourJobs,
  education: t.fieldInstituteName,
  skills: t.skills,
  profiles: t.placeProfiles,
  languages: t.placeLanguages,
  volunteer: t.placeVolunteer,
  awards: t.placeAwards,
  publications: t.placePublications,
  interests: t.placeInterests,
  references: t.placeReferences,
  projects: t.placeProjects,
  certificates: t.placeCertificates,
  studyType: t.placeDegree,
  score: t.placeGrade,
  gpa: t.placeGrade,
  courses: t.placeCourses,
  level: t.placeLevel,
  keywords: t.placeKeywords,
  network: t.placeNetwork,
  username: t.placeUsername,
  address: t.placeAddress,
  postalCode: t.placePostalCode,
  countryCode: t.placeCountry,
  region: t.placeRegion,
  date: t.placeDate,
  releaseDate: t.placeDate,
  title: t.placeTitle,
  awarder: t.placeAwarder,
  issuer: t.placeIssuer,
  publisher: t.placePublisher,
  language: t.placeLanguage,
  fluency: t.placeFluency,
  reference: t.placeReference,
  organization: t.placeOrganization,
  entity: t.placeOrganization,
  roles: t.placeRoles,
  type: t.placeKind,
  website: t.placeWebsite,
}
const NUMBERED: Record<string, (number: number) => string> = {
  work: t.placeJob,
  education: t.placeSchool,
  skills: t.placeSkill,
}
const numbered = (key: string, number: number) =>
  (Object.hasOwn(NUMBERED, key) && NUMBERED[key]?.(number)) || t.placeNumber(labelOf(key), number)
const labelOf = (key: string) =>
  (Object.hasOwn(PLACES, key) ? PLACES[key] : Object.hasOwn(FIELDS, key) ? FIELDS[key] : undefined) ?? t.placeOther

/** Formats a path of the file, e.g. "Job 3, End date"; keys that JSON Resume does not know are "Another field". */
export function placeWords(source: string): string {
  const words: string[] = []
  const keys = source.split('.')
  for (const [index, key] of keys.entries()) {
    const number = Number(keys[index + 1] ?? 'none') + 1
    if (/^\d+$/u.test(key) || (['basics', 'hearback'].includes(key) && keys.length > index + 1)) continue
    if (Number.isNaN(number)) words.push(labelOf(key))
    else words.push(numbered(key, number))
  }
  return words.join(', ')
}

/** Translates the server's notes about a value, sentence by sentence. */
export const noteWords = (note: string): string => note.split('. ').map(inOurWords).join('. ')

const REASONS: Record<Exclude<LeftReason, 'unreadable'>, string> = {
  no_place: t.leftNoPlace,
  kept: t.leftKept,
  ends_before_start: t.leftEndsBeforeStart,
  too_many_skills: t.leftTooManySkills(limits.listItems),
  too_many_jobs: t.leftTooManyJobs(limits.experiences),
  skill_too_long: t.leftSkillTooLong(limits.listItem),
  no_skill_levels: t.leftNoSkillLevels,
  changed_in_settings: t.leftChangedInSettings,
  pictures_are_uploaded: t.leftPicturesAreUploaded,
  city_needed: t.leftCityNeeded,
  two_names_needed: t.leftTwoNamesNeeded,
  job_incomplete: t.leftJobIncomplete,
  work_address_by_hand: t.leftWorkAddressByHand,
  confirmed_by_mail_only: t.leftConfirmedByMailOnly,
  too_many_entries: t.leftTooManyEntries(limits.profileEntries),
}
/** Explains why a part of the file is omitted. */
export const reasonWords = ({ reason, why }: Pick<LeftOut, 'reason' | 'why'>): string =>
  reason === 'unreadable' ? inOurWords(why) : REASONS[reason]
