import { NeedsFilter, readBound } from '@hearback/contract/hiring/answer-query.ts'
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
  needs: NeedsFilter | undefined
  /** Id of the screening question whose answers are compared. */
  question: string
  questionAnswer: string
  /** Bounds as the server reads them: a number, or a day. */
  questionFrom: string
  questionTo: string
  sort: ApplicantOrder
}

/** State in the URL: view, order, filters, and the selected application. */
export interface ApplicantSearch extends ApplicantFilters {
  view: View
  selected: string | undefined
}

const noFilters = {
  status: undefined,
  keyword: '',
  fits: [],
  withinKm: undefined,
  availability: '',
  answer: undefined,
  appliedDays: undefined,
  needs: undefined,
  question: '',
  questionAnswer: '',
  questionFrom: '',
  questionTo: '',
} as const satisfies Omit<ApplicantFilters, 'sort'>

/** Without filters besides the keyword; the order by an answer ends with its question. */
export const withoutFilters = ({ keyword, sort }: ApplicantFilters) => ({
  ...noFilters,
  keyword,
  sort: sort.startsWith('answer') ? ('due' as const) : sort,
})

const choiceIn = <C extends string>(options: readonly C[], text: string | null) =>
  options.find((option) => option === text)

const boundIn = (text: string | null) => (text && readBound(text) ? text : '')
const isId = (text: string | null): text is string => /^[0-9a-f-]{36}$/iu.test(text ?? '')

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
    ...readAnswerFilters(query),
    sort: choiceIn(ApplicantOrder.options, query.get('sort')) ?? 'due',
  }
}

function readAnswerFilters(query: URLSearchParams) {
  const question = query.get('question')
  return {
    needs: choiceIn(NeedsFilter.options, query.get('needs')),
    question: isId(question) ? question : '',
    questionAnswer: truncate(query.get('questionAnswer') ?? '', limits.listItem),
    questionFrom: boundIn(query.get('questionFrom')),
    questionTo: boundIn(query.get('questionTo')),
  }
}

export const readApplicantSearch = (query: URLSearchParams): ApplicantSearch => ({
  ...readApplicantFilters(query),
  view: query.get('view') === 'board' ? 'board' : 'list',
  selected: query.get('applicant') ?? undefined,
})

/** The filters and the order as query parameters; default values are omitted. */
export function applicantParams({ sort, fits, ...filters }: ApplicantFilters): Record<string, string> {
  const { status, keyword, withinKm, availability, answer, appliedDays, needs, question } = filters
  const { questionAnswer, questionFrom, questionTo } = filters
  const answered = { needs, question, questionAnswer, questionFrom, questionTo }
  const values = { status, keyword, fits: fits.join(), withinKm, availability, answer, appliedDays, ...answered }
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
export function countFilters({
  fits,
  withinKm,
  availability,
  answer,
  appliedDays,
  ...answers
}: ApplicantFilters): number {
  const { needs, questionAnswer, questionFrom, questionTo } = answers
  const single = [withinKm, availability, answer, appliedDays, needs, questionAnswer || questionFrom || questionTo]
  return fits.length + single.filter(Boolean).length
}
