import type { Applicant, ApplicationStatus } from '@hearback/contract/applications.ts'
import * as t from '@hearback/texts/web/applicants.ts'
import { ArrowRightLeft } from 'lucide-react'
import { nameOf, STEP_WORDS } from '../../hiring-words.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'

interface MoveMenuProps {
  application: Applicant
  onStep: (application: Applicant, to: ApplicationStatus) => void
}

/** The steps that are possible now: the way of the keyboard, of touch and of screen readers. */
export function MoveMenu({ application, onStep }: MoveMenuProps) {
  const { nextSteps, applicant } = application
  if (nextSteps.length === 0) return null
  const label = t.moveTo(nameOf(applicant))
  return (
    <Menu
      label={label}
      heading={t.moveToHeading}
      align="end"
      trigger={(props) => (
        <IconButton {...props} size="sm" label={label} icon={<ArrowRightLeft size={16} aria-hidden />} />
      )}
      entries={nextSteps.map((to) => ({
        label: STEP_WORDS[to],
        danger: to === 'rejected',
        onSelect: () => onStep(application, to),
      }))}
    />
  )
}
