import * as t from '@hearback/texts/web/moderation.ts'
import { useQuery } from '@tanstack/react-query'
import { Gavel } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { pageNumber } from '../../routing/page-number.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { Pager } from '../../ui/navigation/Pager.tsx'
import { DecisionRows } from './DecisionRows.tsx'
import { decisions } from './moderation.queries.ts'

/** All decisions, latest first. */
export function DecisionList() {
  const [query] = useSearchParams()
  const page = pageNumber(query)
  const list = useQuery(decisions(page))
  const { data } = list
  if (!data) return <QueryFallback query={list} rows={4} loading={t.decisionsLoading} failed={t.decisionsFailed} />
  if (data.decisions.length === 0)
    return (
      <EmptyState title={t.decisionsEmptyTitle} icon={<Gavel size={28} aria-hidden />}>
        {t.decisionsEmptyHint}
      </EmptyState>
    )
  return (
    <>
      <DecisionRows decisions={data.decisions} heading="h2" />
      <Pager page={page} totalPages={data.totalPages} />
    </>
  )
}
