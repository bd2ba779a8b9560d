import type { ScorecardSheet } from '@hearback/contract/hiring/scorecards.ts'
import * as t from '@hearback/texts/web/scorecards.ts'
import { type RefObject, useState } from 'react'
import type { ApiError } from '../../../api/call.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormError } from '../../../ui/feedback/Notice.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { CriterionFields } from './CriterionFields.tsx'
import { RatingList } from './RatingList.tsx'
import c from './Scorecards.module.css'
import {
  type DraftEntry,
  fieldsOf,
  isChangedElsewhere,
  isGiven,
  lostEntries,
  type ScorecardDraft,
} from './scorecard-drafts.ts'
import { useScorecardChanges } from './scorecards.queries.ts'

interface ScorecardFormProps {
  ref: RefObject<HTMLFormElement | null>
  applicationId: string
  sheet: ScorecardSheet
  draft: ScorecardDraft
  onWrite: (entry: DraftEntry) => void
  onSaved: () => void
  onClose: () => void
}

/** Form of one's own scorecard. It shows what changed meanwhile in the scorecard or the criteria before it saves. */
export function ScorecardForm({ ref, applicationId, sheet, draft, onWrite, onSaved, onClose }: ScorecardFormProps) {
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { save } = useScorecardChanges(applicationId)
  const fields = fieldsOf(sheet, draft)
  const send = async () => {
    if (!fields.some(isGiven)) return setError(t.empty)
    setBusy(true)
    setError(undefined)
    try {
      await save(sheet, draft)
      onSaved()
      toast(t.saved)
    } catch (cause) {
      // The form shows what changed elsewhere instead.
      const { code, message } = cause as Partial<ApiError> & Error
      setError(code === 'conflict' ? undefined : message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      ref={ref}
      className={c.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Changes sheet={sheet} draft={draft} />
      <p>{t.ratingsHint}</p>
      {fields.map((entry) => (
        <CriterionFields
          key={entry.criterion}
          entry={entry}
          onChange={(changed) => {
            setError(undefined)
            onWrite(changed)
          }}
        />
      ))}
      <p className={c.hint}>{t.formHint}</p>
      <FormError>{error}</FormError>
      <div className={c.acts}>
        <Button type="submit" size="sm" busy={busy}>
          {sheet.own && isChangedElsewhere(sheet, draft) ? t.overwrite : t.save}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}

/** The saved scorecard and removed criteria, if they are not those that the draft started from. */
function Changes({ sheet, draft }: Pick<ScorecardFormProps, 'sheet' | 'draft'>) {
  const lost = lostEntries(sheet, draft)
  const isChanged = isChangedElsewhere(sheet, draft)
  const areCriteriaChanged = sheet.version !== draft.criteriaVersion
  if (!isChanged && !areCriteriaChanged) return null
  return (
    <div role="alert" className={c.elsewhere}>
      {isChanged && <p>{sheet.own ? t.changedElsewhere : t.deletedElsewhere}</p>}
      {isChanged && sheet.own && <RatingList ratings={sheet.own.ratings} />}
      {areCriteriaChanged && <p>{t.criteriaChanged}</p>}
      {lost.length > 0 && (
        <>
          <p>{t.criterionRemoved}</p>
          <RatingList ratings={lost} />
        </>
      )}
    </div>
  )
}
