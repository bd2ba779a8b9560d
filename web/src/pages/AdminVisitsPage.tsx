import * as t from '@hearback/texts/web/pages.ts'
import { VisitsView } from '../features/visits/VisitsView.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: t.visitsHearback }]

export default function AdminVisitsPage() {
  return (
    <>
      <PageTitle lead={t.howManyCameFromWhere}>{t.visits}</PageTitle>
      <VisitsView />
    </>
  )
}
