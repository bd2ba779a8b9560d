import type { ReactNode } from 'react'
import { FailedNotice } from './Notice.tsx'
import { SkeletonRows } from './Skeleton.tsx'

interface QueryFallbackProps {
  /** A query that has no data. */
  query: { isPending: boolean; isFetching: boolean; refetch: () => unknown }
  rows: number
  /** Tells screen readers what is loading. */
  loading: string
  /** Sentence about what failed to load. */
  failed?: ReactNode
}

/** Stands in for the data of a query: a skeleton while it loads, a notice with a retry once it failed. */
export const QueryFallback = ({ query, rows, loading, failed }: QueryFallbackProps) =>
  query.isPending ? (
    <SkeletonRows rows={rows} label={loading} />
  ) : (
    <FailedNotice onRetry={query.refetch} busy={query.isFetching}>
      {failed}
    </FailedNotice>
  )
