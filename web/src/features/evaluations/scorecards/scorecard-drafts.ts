import type { Scorecard, ScorecardSheet } from '@hearback/contract/hiring/scorecards.ts'
import { isVisible } from '@hearback/contract/values/text.ts'
import { useState } from 'react'
import { tabStorage } from '../../../api/device-storage.ts'
import { ownItem } from '../../../api/own-item.ts'
import { isRecord } from '../../../api/parse-record.ts'
import { randomId } from '../../../random-id.ts'

export interface DraftEntry {
  criterion: string
  /** Name of the criterion when the draft was written. */
  name: string
  /** 1 to 4; null if not assessed. */
  rating: number | null
  sentence: string
}
export interface ScorecardDraft {
  entries: readonly DraftEntry[]
  /** The version of the scorecard that the draft started from; 0 for a new one. */
  was: number
  /** The version of the criteria that the draft started from. */
  criteriaVersion: string
  /** Key of the request: a retry with the same content writes it once. */
  key: string
}

const storedFor = (applicationId: string) =>
  ownItem(tabStorage, `hearback.scorecard.${applicationId}`, { keepsOlder: true })

const isText = (value: unknown): value is string => typeof value === 'string'
const isRating = (value: unknown): value is number | null => value === null || [1, 2, 3, 4].includes(value as number)

const parseEntry = (entry: unknown): DraftEntry[] => {
  if (!isRecord(entry)) return []
  const { criterion, name, rating, sentence } = entry
  return isText(criterion) && isText(name) && isRating(rating) && isText(sentence)
    ? [{ criterion, name, rating, sentence }]
    : []
}

/** The draft of a scorecard of an application in this tab, of the same account. */
export function keptScorecardDraft(applicationId: string): ScorecardDraft | undefined {
  const stored = storedFor(applicationId).read()
  const [entries, was, criteriaVersion, key] = [stored?.entries, stored?.was, stored?.criteriaVersion, stored?.key]
  return Array.isArray(entries) && typeof was === 'number' && isText(criteriaVersion) && isText(key)
    ? { entries: entries.flatMap(parseEntry), was, criteriaVersion, key }
    : undefined
}

export function keepScorecardDraft(applicationId: string, draft: ScorecardDraft | undefined): void {
  if (draft) storedFor(applicationId).write({ ...draft })
  else storedFor(applicationId).remove()
}

/** Draft that survives another applicant being opened and a reload of the tab. */
export function useScorecardDraft(applicationId: string) {
  const [draft, setDraft] = useState(() => keptScorecardDraft(applicationId))
  const keep = (next: ScorecardDraft | undefined) => {
    keepScorecardDraft(applicationId, next)
    setDraft(next)
  }
  return {
    draft,
    open: ({ own, version }: ScorecardSheet) =>
      keep({ entries: entriesOf(own), was: own?.version ?? 0, criteriaVersion: version, key: randomId() }),
    /** Replaces what the draft says of one criterion. */
    write: (entry: DraftEntry) => {
      if (!draft) return
      const others = draft.entries.filter(({ criterion }) => criterion !== entry.criterion)
      keep({ ...draft, entries: [...others, entry], key: randomId() })
    },
    close: () => keep(undefined),
  }
}

const entriesOf = (own: Scorecard | null): DraftEntry[] =>
  (own?.ratings ?? []).map(({ criterion, name, rating, sentence }) => ({ criterion, name, rating, sentence }))

export const isGiven = ({ rating, sentence }: Pick<DraftEntry, 'rating' | 'sentence'>): boolean =>
  rating !== null || isVisible(sentence)

/** The fields of the form: the current criteria, then archived ones that the saved scorecard rates. */
export function fieldsOf(
  { criteria, own }: ScorecardSheet,
  { entries }: ScorecardDraft,
): (DraftEntry & { isArchived: boolean })[] {
  const archived = (own?.ratings ?? []).filter(({ isArchived }) => isArchived)
  return [
    ...criteria.map(({ _id, name }) => ({ criterion: _id, name, isArchived: false })),
    ...archived.map(({ criterion, name }) => ({ criterion, name, isArchived: true })),
  ].map((field) => {
    const entry = entries.find(({ criterion }) => criterion === field.criterion)
    return { ...field, rating: entry?.rating ?? null, sentence: entry?.sentence ?? '' }
  })
}

/** Entries of the draft by criteria that can no longer be rated. */
export function lostEntries(sheet: ScorecardSheet, draft: ScorecardDraft): DraftEntry[] {
  const ids = new Set(fieldsOf(sheet, draft).map(({ criterion }) => criterion))
  return draft.entries.filter((entry) => isGiven(entry) && !ids.has(entry.criterion))
}

/** Whether the saved scorecard is another one than the draft started from, and says something else. */
export function isChangedElsewhere(sheet: ScorecardSheet, draft: ScorecardDraft): boolean {
  if ((sheet.own?.version ?? 0) === draft.was) return false
  const words = (entries: readonly DraftEntry[]) =>
    entries
      .filter(isGiven)
      .map(({ criterion, rating, sentence }) => `${criterion} ${rating} ${sentence.trim()}`)
      .sort()
  return words(entriesOf(sheet.own)).join('\n') !== words(draft.entries).join('\n')
}
