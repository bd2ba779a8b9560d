import { InterviewList } from '../features/interviews/InterviewList.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Interviews | Hearback' }]

export default function InterviewsPage() {
  return (
    <>
      <PageTitle lead="All times are those of this device.">Interviews</PageTitle>
      <InterviewList />
    </>
  )
}
