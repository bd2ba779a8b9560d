import {
  deleteScorecard,
  getScorecards,
  type ScorecardSheet,
  saveScorecard,
} from '@hearback/contract/hiring/scorecards.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { fieldsOf, isGiven, type ScorecardDraft } from './scorecard-drafts.ts'

/** The scorecards of an application as the user may see them. */
export const scorecardsOn = (applicationId: string) =>
  queryOptions({
    queryKey: ['scorecards', applicationId],
    queryFn: ({ signal }) => call(getScorecards, { params: { id: applicationId } }, { signal }),
  })

/** Changes of scorecards; each throws the refusal, after the cached sheet is right again. */
export function useScorecardChanges(applicationId: string) {
  const client = useQueryClient()
  const { queryKey } = scorecardsOn(applicationId)
  const refetch = () => client.refetchQueries({ queryKey, type: 'active' })
  return {
    /** Saves the draft in place of what the sheet shows, which the user has seen. */
    async save(sheet: ScorecardSheet, draft: ScorecardDraft): Promise<void> {
      const ratings = fieldsOf(sheet, draft)
        .filter(isGiven)
        .map(({ criterion, rating, sentence }) => ({ criterion, rating, sentence }))
      const body = { ratings, criteriaVersion: sheet.version, was: sheet.own?.version ?? 0, clientCardId: draft.key }
      try {
        client.setQueryData(queryKey, await call(saveScorecard, { params: { id: applicationId }, body }))
      } catch (error) {
        await refetch()
        throw error
      }
    },
    /** A scorecard that is gone already counts as deleted. */
    async remove(id: string): Promise<void> {
      await call(deleteScorecard, { params: { id } }).catch((error: { code?: string }) => {
        if (error.code !== 'not_found') throw error
      })
      await refetch()
    },
  }
}
