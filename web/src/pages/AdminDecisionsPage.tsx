import { DecisionList } from '../features/moderation/DecisionList.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Decisions | Hearback' }]

export default function AdminDecisionsPage() {
  return (
    <>
      <PageTitle lead="What was decided, with the reason that both sides read.">Decisions</PageTitle>
      <DecisionList />
    </>
  )
}
