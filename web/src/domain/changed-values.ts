import type { ChangedValue } from '@hearback/contract/accounts/activity.ts'
import * as t from '@hearback/texts/web/activity.ts'
import * as developers from '@hearback/texts/web/developers.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as team from '@hearback/texts/web/team.ts'
import * as templates from '@hearback/texts/web/templates.ts'
import { languageName } from '../ui/text/display-names.ts'
import { shownName } from '../ui/text/stored-name.ts'
import { calendarDate, shortDate } from '../ui/text/times.ts'
import { APPLICANT_STATUS_WORDS } from './hiring-words.ts'
import { EMPLOYMENT_WORDS, PERIOD_WORDS, WORKPLACE_WORDS } from './job-kind-words.ts'
import { REJECTION_REASON_WORDS } from './rejection-reasons.ts'
import { AI_USE_WORDS, VACANCY_WORDS } from './statement-words.ts'
import { BENEFIT_WORDS, LEVEL_WORDS, SHIFT_WORDS, weekdayWords } from './work-detail-words.ts'

/** Words of a stored code, by field. */
const WORDS: Record<string, Readonly<Record<string, string>>> = {
  status: APPLICANT_STATUS_WORDS,
  role: { owner: team.owner, recruiter: team.recruiter, contributor: team.contributor },
  employmentType: EMPLOYMENT_WORDS,
  workplace: WORKPLACE_WORDS,
  payPeriod: PERIOD_WORDS,
  shifts: SHIFT_WORDS,
  benefits: BENEFIT_WORDS,
  experienceLevel: LEVEL_WORDS,
  reasonCode: REJECTION_REASON_WORDS,
  scopes: {
    'jobs:read': developers.scopeJobsRead,
    'jobs:write': developers.scopeJobsWrite,
    'applications:read': developers.scopeApplicationsRead,
    'applications:write': developers.scopeApplicationsWrite,
  },
  vacancy: VACANCY_WORDS,
  aiUse: AI_USE_WORDS,
  kind: {
    rejection: templates.kindRejection,
    invitation: templates.kindInvitation,
    offer: templates.kindOffer,
    message: templates.kindMessage,
  },
}

/** Formats texts of other fields. */
const FORMATS: Record<string, (text: string) => string> = {
  category: shownName,
  industryType: shownName,
  plan: shownName,
  language: languageName,
  expiresAt: (at) => shortDate(at),
  lastDay: calendarDate,
  decisionBy: calendarDate,
  startDate: (day) => (day === 'immediately' ? t.immediately : calendarDate(day)),
  workDays: (day) => weekdayWords()[day] ?? day,
}

const wordsOfText = (field: string, text: string): string => {
  const known = WORDS[field]
  if (known && Object.hasOwn(known, text)) return known[text] ?? text
  return FORMATS[field]?.(text) ?? text
}

/** A value in words; undefined if there is none. */
export function valueWords(field: string, value: ChangedValue): string | undefined {
  if (value === null) return undefined
  if (typeof value === 'number') return value.toLocaleString(locale.numbers)
  if (typeof value === 'boolean') return value ? t.yes : t.no
  return [value]
    .flat()
    .map((text) => wordsOfText(field, text))
    .join(', ')
}
