import type { Application, ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/applicants.ts'
import { ArrowRight } from 'lucide-react'
import { nameOf, STEP_WORDS } from '../../domain/hiring-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/overlays/Menu.tsx'
import c from './MoveMenu.module.css'

interface MoveMenuProps<A> {
  application: A
  onStep: (application: A, to: ApplicationStatus) => void
  /** Job title for the accessible name, where a person appears several times. */
  about?: string
}
type Movable = Pick<Application, 'nextSteps'> & { applicant: Parameters<typeof nameOf>[0] }

/** Menu of the possible steps: the alternative to dragging for keyboard, touch and screen readers. */
export function MoveMenu<A extends Movable>({ application, onStep, about }: MoveMenuProps<A>) {
  const { nextSteps, applicant } = application
  if (nextSteps.length === 0) return null
  const label = about ? t.moveInJobLabel(nameOf(applicant), about) : t.moveLabel(nameOf(applicant))
  return (
    <Menu
      label={label}
      heading={t.moveMenuTitle}
      align="end"
      trigger={(props) => (
        <Button
          {...props}
          size="sm"
          variant="quiet"
          aria-label={label}
          title={label}
          icon={<ArrowRight size={16} aria-hidden />}
          className={c.move ?? ''}
        >
          <span>{t.moveAction}</span>
        </Button>
      )}
      entries={nextSteps.map((to) => ({
        label: STEP_WORDS[to],
        danger: to === 'rejected',
        onSelect: () => onStep(application, to),
      }))}
    />
  )
}
