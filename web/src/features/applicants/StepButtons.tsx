import type { Application, ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { STEP_WORDS } from '../../domain/hiring-words.ts'
import { Button } from '../../ui/Button.tsx'

interface StepButtonsProps {
  application: Pick<Application, 'nextSteps'>
  onStep: (to: ApplicationStatus) => void
}

/** Keys that press the buttons; see the shortcuts. */
const KEYS: Partial<Record<ApplicationStatus, string>> = { shortlisted: 's', interview: 'i', rejected: 'r' }

/** Buttons for the steps that the employer may take next. */
export const StepButtons = ({ application, onStep }: StepButtonsProps) =>
  application.nextSteps
    .filter((to) => to !== 'viewed')
    .map((to) => (
      <Button
        key={to}
        size="sm"
        variant={to === 'rejected' ? 'danger' : 'default'}
        data-shortcut={KEYS[to]}
        onClick={() => onStep(to)}
      >
        {STEP_WORDS[to]}
      </Button>
    ))
