import { ApplicationNotes } from './ApplicationNotes.tsx'
import { Scorecards } from './scorecards/Scorecards.tsx'

/** What members of the company write about an applicant, for themselves. */
export const Evaluations = ({ applicationId }: { applicationId: string }) => (
  <>
    <ApplicationNotes key={`notes ${applicationId}`} applicationId={applicationId} />
    <Scorecards key={`scorecards ${applicationId}`} applicationId={applicationId} />
  </>
)
