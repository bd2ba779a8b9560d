import { Users } from 'lucide-react'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { ApplicantFilters } from './applicant-filters.ts'

/** Why the list is empty, and what to do about it. */
export const NoApplicants = ({ search, onClear }: { search: ApplicantFilters; onClear: () => void }) =>
  search.status || search.keyword ? (
    <EmptyState
      title="Nobody fits this filter"
      icon={<Users size={28} aria-hidden />}
      actions={<Button onClick={onClear}>Show everybody</Button>}
    >
      Others have applied. Take the filter away to see them.
    </EmptyState>
  ) : (
    <EmptyState
      title="Nobody has applied so far"
      icon={<Users size={28} aria-hidden />}
      actions={<LinkButton to={paths.talentSearch()}>Look for talent</LinkButton>}
    >
      Those who apply appear here, each with 14 days for your answer.
    </EmptyState>
  )
