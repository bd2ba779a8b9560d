import * as t from '@hearback/texts/web/applicants.ts'
import { Users } from 'lucide-react'
import { paths } from '../../routing/paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { type ApplicantFilters, countFilters } from './applicant-filters.ts'

/** Empty state of the list, with the reason and next steps. */
export const NoApplicants = ({ search, onClear }: { search: ApplicantFilters; onClear: () => void }) =>
  search.status || search.keyword || countFilters(search) > 0 ? (
    <EmptyState
      title={t.filteredEmptyTitle}
      icon={<Users size={28} aria-hidden />}
      actions={<Button onClick={onClear}>{t.filteredEmptyAction}</Button>}
    >
      {t.filteredEmptyHint}
    </EmptyState>
  ) : (
    <EmptyState
      title={t.emptyTitle}
      icon={<Users size={28} aria-hidden />}
      actions={<LinkButton to={paths.talentSearch()}>{t.emptyTalentAction}</LinkButton>}
    >
      {t.emptyHint}
    </EmptyState>
  )
