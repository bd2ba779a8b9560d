import { ApplicationStanding } from '@hearback/contract/hiring/applications.ts'

export type View = 'list' | 'board'
export interface ApplicantFilters {
  status: ApplicationStanding | undefined
  keyword: string
}

/** State in the URL: view, filters, and the selected application. */
export interface ApplicantSearch extends ApplicantFilters {
  view: View
  selected: string | undefined
}

export function readApplicantSearch(query: URLSearchParams): ApplicantSearch {
  const status = ApplicationStanding.safeParse(query.get('status'))
  return {
    view: query.get('view') === 'board' ? 'board' : 'list',
    status: status.success ? status.data : undefined,
    keyword: query.get('keyword') ?? '',
    selected: query.get('applicant') ?? undefined,
  }
}

/** Serializes the state; default values are omitted. */
export function writeApplicantSearch({ view, status, keyword, selected }: ApplicantSearch): URLSearchParams {
  const query = new URLSearchParams()
  if (view === 'board') query.set('view', view)
  if (status) query.set('status', status)
  if (keyword) query.set('keyword', keyword)
  if (selected) query.set('applicant', selected)
  return query
}
