import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/saved-talents.ts'
import { useQuery } from '@tanstack/react-query'
import { ListX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { pageNumber } from '../../routing/page-number.ts'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { PageTitle } from '../../ui/Layout.tsx'
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx'
import { Pager } from '../../ui/navigation/Pager.tsx'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import { ExportList } from './ExportList.tsx'
import { InvitedMark } from './InvitedMark.tsx'
import c from './SavedTalents.module.css'
import { talentListPeople } from './saved-talents.queries.ts'

interface TalentListViewProps {
  id: string
  /** `mark` tells of the latest invitation. */
  card: (seeker: Seeker, mark: ReactNode) => ReactNode
}

/** The people of a list. */
export function TalentListView({ id, card }: TalentListViewProps) {
  const [address] = useSearchParams()
  const page = pageNumber(address)
  const query = useQuery(talentListPeople(id, page))
  if ((query.error as { status?: number } | null)?.status === 404)
    return (
      <EmptyState
        heading="h1"
        title={t.listMissing}
        actions={<LinkButton to={paths.savedTalent()}>{t.savedTalent}</LinkButton>}
      />
    )
  if (!query.data)
    return (
      <>
        <PageTitle>{t.list}</PageTitle>
        <QueryFallback query={query} rows={6} loading={t.loading} failed={query.error?.message} />
      </>
    )
  // Copies on this device from before have no invitations.
  const { list, profiles, invitations = [], totalPages } = query.data
  const markOf = ({ _id }: Seeker) => {
    const invitation = invitations.find(({ person }) => person === _id)
    return invitation && <InvitedMark invitation={invitation} />
  }
  return (
    <>
      <Breadcrumbs steps={[{ name: t.savedTalent, path: paths.savedTalent() }]} />
      <PageTitle lead={t.peopleOnList(list.people)} actions={list.people > 0 && <ExportList id={id} />}>
        <Verbatim>{list.name}</Verbatim>
      </PageTitle>
      {profiles.length === 0 ? (
        <EmptyState
          title={t.listEmpty}
          icon={<ListX size={28} aria-hidden />}
          actions={<LinkButton to={paths.talentSearch()}>{t.searchTalent}</LinkButton>}
        >
          {t.listEmptyHint}
        </EmptyState>
      ) : (
        <ul className={c.cards}>{profiles.map((seeker) => card(seeker, markOf(seeker)))}</ul>
      )}
      <Pager page={page} totalPages={totalPages} />
    </>
  )
}
