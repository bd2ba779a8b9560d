import * as t from '@hearback/texts/web/seekers.ts'
import { Check, CircleAlert, RotateCw } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import c from './ProfileEditor.module.css'
import type { ProfileDraft } from './use-profile-draft.ts'

/** Autosave status; values that could not be saved stay in the fields. */
export function SaveState({ draft: { state, problems, failure, flush } }: { draft: ProfileDraft }) {
  const marked = Object.keys(problems).length
  const wrong = state === 'failed' || state === 'marked'
  return (
    <div className={c.saveState} data-wrong={wrong || undefined}>
      <p role="status">
        {state === 'saved' && <Check size={16} aria-hidden />}
        {wrong && <CircleAlert size={16} aria-hidden />}
        {state === 'saved' && t.saveStateSaved}
        {(state === 'saving' || state === 'waiting') && t.saving}
        {state === 'marked' && t.saveStateInvalid(marked)}
        {state === 'failed' && t.saveStateFailed(failure ?? '')}
      </p>
      {state === 'failed' && (
        <Button size="sm" icon={<RotateCw size={15} aria-hidden />} onClick={() => void flush()}>
          {t.tryAgain}
        </Button>
      )}
    </div>
  )
}
