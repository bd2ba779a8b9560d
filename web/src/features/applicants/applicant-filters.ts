import { ApplicantAnswer, ApplicantOrder, MatchPart } from '@hearback/contract/hiring/applicant-order.ts'
import { ApplicationStanding } from '@hearback/contract/hiring/applications.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { truncate } from '@hearback/contract/values/text.ts'

export type View = 'list' | 'board'
export interface ApplicantFilters {
  status: ApplicationStanding | undefined
  keyword: string
  fits: readonly MatchPart[]
  /** Kilometers. */
  withinKm: number | undefined
  availability: string
  answer: ApplicantAnswer | undefined
  appliedDays: number | undefined
  sort: ApplicantOrder
}

/** State in the URL: view, order, filters, and the selected application. */
export interface ApplicantSearch extends ApplicantFilters {
  view: View
  selected: string | undefined
}

export const noFilters = {
  status: undefined,
  keyword: '',
  fits: [],
  withinKm: undefined,
  availability: '',
  answer: undefined,
  appliedDays: undefined,
} as const satisfies Omit<ApplicantFilters, 'sort'>

const choiceIn = <C extends string>(options: readonly C[], text: string | null) =>
  options.find((option) => option === text)

function numberIn(text: string | null, max: number): number | undefined {
  const value = Number(text)
  return text && Number.isInteger(value) && value >= 1 && value <= max ? value : undefined
}

/** Reads the filters; values that the server would refuse are left out. */
function readApplicantFilters(query: URLSearchParams): ApplicantFilters {
  const fits = (query.get('fits') ?? '').split(',')
  return {
    status: choiceIn(ApplicationStanding.options, query.get('status')),
    keyword: truncate(query.get('keyword') ?? '', limits.oneLine),
    fits: MatchPart.options.filter((part) => fits.includes(part)),
    withinKm: numberIn(query.get('withinKm'), limits.radiusKm),
    availability: truncate(query.get('availability') ?? '', limits.oneLine),
    answer: choiceIn(ApplicantAnswer.options, query.get('answer')),
    appliedDays: numberIn(query.get('appliedDays'), 365),
    sort: choiceIn(ApplicantOrder.options, query.get('sort')) ?? 'due',
  }
}

export const readApplicantSearch = (query: URLSearchParams): ApplicantSearch => ({
  ...readApplicantFilters(query),
  view: query.get('view') === 'board' ? 'board' : 'list',
  selected: query.get('applicant') ?? undefined,
})

/** The filters and the order as query parameters; default values are omitted. */
export function applicantParams({ sort, fits, ...filters }: ApplicantFilters): Record<string, string> {
  const { status, keyword, withinKm, availability, answer, appliedDays } = filters
  const values = { status, keyword, fits: fits.join(), withinKm, availability, answer, appliedDays }
  const given = Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return { ...Object.fromEntries(given), ...(sort !== 'due' && { sort }) }
}

/** Serializes the state; default values are omitted. */
export function writeApplicantSearch({ view, selected, ...filters }: ApplicantSearch): URLSearchParams {
  const query = new URLSearchParams(applicantParams(filters))
  if (view === 'board') query.set('view', view)
  if (selected) query.set('applicant', selected)
  return query
}

/** Number of filters besides the keyword and the status, which are always visible. */
export const countFilters = ({ fits, withinKm, availability, answer, appliedDays }: ApplicantFilters): number =>
  fits.length + [withinKm, availability, answer, appliedDays].filter(Boolean).length
