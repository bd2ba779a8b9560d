import type { Alert } from '@hearback/contract/jobs/alerts.ts'
import { listFilters } from '@hearback/contract/jobs/search-choices.ts'
import type { AlertForm } from './alerts.mutations.ts'

/** Canonical key of a search, equal for equal searches. */
export const keyOf = (search: AlertForm | Alert): string =>
  JSON.stringify([
    search.keyword ?? '',
    search.location ?? '',
    [search.latitude, search.longitude, search.radius].map((value) => value ?? null),
    ...listFilters.map((name) => [search[name] ?? []].flat().toSorted()),
    search.payFrom ?? null,
    search.payFrom ? (search.payPeriod ?? 'hour') : null,
    search.payFrom ? (search.payCurrency ?? 'USD') : null,
    search.answersShare ?? null,
    search.answersWithinDays ?? null,
    search.verified ?? false,
    search.hideApplied ?? false,
  ])

/** Whether the search has any criteria: a word, a place or a filter, beside one's own applications. */
export const asksForSomething = (search: AlertForm): boolean => keyOf({ ...search, hideApplied: false }) !== keyOf({})

/**
 * Key in the storage of this tab for the search that a visitor wanted to save: the instant in Unix milliseconds, a
 * space, and the query of the page. It is not in the URL, because a link must not save anything.
 */
export const ASKED = 'hearback.search-to-save'
