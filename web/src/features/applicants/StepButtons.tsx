import type { Application, ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { STEP_WORDS } from '../../domain/hiring-words.ts'
import { Button } from '../../ui/Button.tsx'

interface StepButtonsProps {
  application: Pick<Application, 'status' | 'nextSteps'>
  onStep: (to: ApplicationStatus) => void
}

/** Keys that press the buttons; see the shortcuts. */
const KEYS: Partial<Record<ApplicationStatus, string>> = { shortlisted: 's', interview: 'i', rejected: 'r' }

/** The next step towards a hire, if there is one. A rejection stands unless it is reconsidered. */
const mainStep = ({ status, nextSteps }: StepButtonsProps['application']) =>
  status === 'rejected' ? undefined : nextSteps.find((to) => to !== 'viewed' && to !== 'rejected')

/** Buttons for the steps that the employer may take next: the next one towards a hire is the primary one. */
export const StepButtons = ({ application, onStep }: StepButtonsProps) =>
  application.nextSteps
    .filter((to) => to !== 'viewed')
    .map((to) => (
      <Button
        key={to}
        size="sm"
        variant={to === mainStep(application) ? 'primary' : 'default'}
        data-shortcut={KEYS[to]}
        onClick={() => onStep(to)}
      >
        {STEP_WORDS[to]}
      </Button>
    ))
