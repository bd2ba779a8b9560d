/** What the fields of a profile and of an experience are called. */
const FIELDS: Record<string, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  nickname: 'Nickname',
  city: 'City',
  location: 'Exact position',
  jobTitle: 'Job title',
  jobCategory: 'Kind of work',
  skill: 'Skills',
  aboutMe: 'About you',
  availability: 'When you can work',
  hourlyRate: 'Hourly rate you ask for',
  vacationHours: 'Vacation, hours a year',
  instituteName: 'School or institute',
  subject: 'Subject',
  edustartDate: 'School from',
  eduendDate: 'School until',
  covidVaccine: 'Covid vaccine',
  medicalInsurance: 'Medical insurance',
  dentalInsurance: 'Dental insurance',
  description: 'Description',
  Rate: 'What it paid',
  leavingReason: 'Why you left',
  endDate: 'Until',
}
export const fieldName = (field: string): string => FIELDS[field] ?? field

const ANSWERS: Record<string, string> = { yes: 'Yes', no: 'No', prefer_not_to_say: 'Prefer not to say' }
const YES_NO = ['covidVaccine', 'medicalInsurance', 'dentalInsurance']
/** A value as a person reads it. */
export const valueWords = (field: string, value: string): string =>
  YES_NO.includes(field) ? (ANSWERS[value] ?? value) : value

/** A path in the file, as people count: "work 3, endDate". */
export const placeWords = (source: string): string =>
  source.replace(/\.(\d+)/gu, (_, place: string) => ` ${Number(place) + 1}`).replaceAll('.', ', ')
