import { AppealList } from '../features/moderation/AppealList.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Appeals | Hearback' }]

export default function AdminAppealsPage() {
  return (
    <>
      <PageTitle lead="Decisions that somebody asks to look at anew. What you decide here is final.">Appeals</PageTitle>
      <AppealList />
    </>
  )
}
