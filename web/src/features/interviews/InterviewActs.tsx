import * as t from '@hearback/texts/web/interviews.ts'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { InterviewState } from '../../domain/interview-state.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { CancelForm } from './CancelForm.tsx'
import { useHeldNoShow } from './held-no-show.ts'
import c from './Interviews.module.css'
import { useCalendarFile } from './use-calendar-file.ts'

type Phase = InterviewState['phase']
const MAY_CANCEL: readonly Phase[] = ['message', 'open', 'lapsed', 'booked']
/** Phases in which new times replace offered ones; in the others they are a new invitation. */
const REPLACES: readonly Phase[] = ['open', 'lapsed', 'booked']

interface InterviewActsProps {
  /** The application's id. */
  id: string
  name: string
  phase: Phase
  /** The picked time, if there is one. */
  picked?: string | null
  /** Id of the interview in the list of past ones, if it is shown there. */
  past?: string
  /** Opens the form for times; absent if the employer may not invite now. */
  onInvite?: (() => void) | undefined
}

/** Buttons of the employer for an interview: new times, cancel, no-show and calendar file. */
export function InterviewActs({ id, name, phase, picked = null, past, onInvite }: InterviewActsProps) {
  const [asked, setAsked] = useState<'cancel' | 'no-show'>()
  const miss = useHeldNoShow({ id, name, past })
  const close = () => setAsked(undefined)
  return (
    <div className={c.acts}>
      {onInvite && (
        <Button size="sm" onClick={onInvite} aria-label={t.actLabel(inviteWord(phase), name)}>
          {inviteWord(phase)}
        </Button>
      )}
      {phase === 'started' && (
        <Button size="sm" onClick={() => setAsked('no-show')} aria-label={t.actLabel(t.noShowAction, name)}>
          {t.noShowAction}
        </Button>
      )}
      {phase === 'booked' && <CalendarButton id={id} name={name} />}
      {MAY_CANCEL.includes(phase) && (
        <Button
          size="sm"
          variant="danger"
          onClick={() => setAsked('cancel')}
          aria-label={t.actLabel(t.cancelAction, name)}
        >
          {t.cancelAction}
        </Button>
      )}
      <Dialog opened={asked === 'cancel'} keepsInput onClose={close} title={t.cancelTitle(name)}>
        <CancelForm id={id} name={name} picked={picked} onClose={close} onReopen={() => setAsked('cancel')} />
      </Dialog>
      <ConfirmDialog
        opened={asked === 'no-show'}
        onClose={close}
        title={t.noShowTitle(name)}
        confirm={t.noShowAction}
        onConfirm={async () => miss()}
      >
        {t.noShowEffects(name)}
      </ConfirmDialog>
    </div>
  )
}

const inviteWord = (phase: Phase) => (REPLACES.includes(phase) ? t.rescheduleAction : t.inviteAgainAction)

function CalendarButton({ id, name }: { id: string; name: string }) {
  const { busy, download } = useCalendarFile(id)
  return (
    <Button
      size="sm"
      busy={busy}
      icon={<CalendarPlus size={16} aria-hidden />}
      aria-label={t.calendarFileLabel(name)}
      onClick={() => void download()}
    >
      {t.calendarFile}
    </Button>
  )
}
