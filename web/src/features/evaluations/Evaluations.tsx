import { ApplicationNotes } from './ApplicationNotes.tsx'
import { Scorecards } from './scorecards/Scorecards.tsx'

/** Notes and scorecards of the company's members about an applicant. */
export const Evaluations = ({ applicationId }: { applicationId: string }) => (
  <>
    <ApplicationNotes key={`notes ${applicationId}`} applicationId={applicationId} />
    <Scorecards key={`scorecards ${applicationId}`} applicationId={applicationId} />
  </>
)
