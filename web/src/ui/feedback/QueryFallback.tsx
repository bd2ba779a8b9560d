import type { ReactNode } from 'react'
import { FailedNotice } from './Notice.tsx'
import { SkeletonRows, type SkeletonRowsProps } from './Skeleton.tsx'

interface QueryFallbackProps extends Pick<SkeletonRowsProps, 'height' | 'tile'> {
  /** A query that has no data. */
  query: { isPending: boolean; isFetching: boolean; refetch: () => unknown }
  rows: number
  /** Tells screen readers what is loading. */
  loading: string
  /** Sentence about what failed to load. */
  failed?: ReactNode
}

/** Stands in for the data of a query: a skeleton while it loads, a notice with a retry once it failed. */
export const QueryFallback = ({ query, rows, loading, failed, ...shape }: QueryFallbackProps) =>
  query.isPending ? (
    <SkeletonRows rows={rows} label={loading} {...shape} />
  ) : (
    <FailedNotice onRetry={query.refetch} busy={query.isFetching}>
      {failed}
    </FailedNotice>
  )
