import { evaluationLimits } from '@hearback/contract/accounts/company-limits.ts'
import { isVisible } from '@hearback/contract/values/text.ts'
import * as t from '@hearback/texts/web/scorecards.ts'
import { Plus } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ApiError } from '../../../api/call.ts'
import { randomId } from '../../../random-id.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormError } from '../../../ui/feedback/Notice.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { MoveButtons } from '../../../ui/fields/MoveButtons.tsx'
import { moved } from '../../../ui/fields/moved.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { UserText } from '../../../ui/text/UserText.tsx'
import c from './Criteria.module.css'
import { type DraftCriterion, type JobCriteria, useSaveCriteria } from './criteria.queries.ts'

export const CriteriaList = ({ criteria }: { criteria: JobCriteria['criteria'] }) => (
  <ol>
    {criteria.map(({ _id, name }) => (
      <li key={_id}>
        <UserText as="span">{name}</UserText>
      </li>
    ))}
  </ol>
)

interface CriteriaFormProps {
  ref: RefObject<HTMLFormElement | null>
  jobId: string
  /** The criteria as they are now. */
  shown: JobCriteria
  /** The criteria that the form started from. */
  opened: JobCriteria
  onClose: () => void
}

type Row = DraftCriterion & { key: string }
const newRow = (): Row => ({ key: randomId(), name: '' })
const rowsOf = ({ criteria }: JobCriteria): Row[] =>
  criteria.length > 0 ? criteria.map((one) => ({ ...one, key: one._id })) : [newRow()]

/** The error of a row: a name is missing, or another row has it too. */
function problemOf(rows: readonly Row[], { key, name }: Row): string | undefined {
  if (!isVisible(name)) return t.criterionMissing
  const isTaken = rows.some((other) => other.key !== key && folded(other.name) === folded(name))
  return isTaken ? t.criterionTwice : undefined
}
const folded = (name: string) => name.normalize('NFC').trim().toLowerCase()

/** Form of the criteria of a job. Once they were changed elsewhere, it shows those before it replaces them. */
export function CriteriaForm({ ref, jobId, shown, opened, onClose }: CriteriaFormProps) {
  const [rows, setRows] = useState(() => rowsOf(opened))
  const [isChecked, setChecked] = useState(false)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const save = useSaveCriteria(jobId)
  const isChangedElsewhere = shown.version !== opened.version
  const focusInput = (index: number) =>
    ref.current?.querySelectorAll<HTMLInputElement>('input')[Math.max(0, index)]?.focus()
  const change = (next: Row[]) => {
    setError(undefined)
    flushSync(() => setRows(next))
  }
  const send = async () => {
    setChecked(true)
    const wrong = rows.findIndex((row) => problemOf(rows, row))
    if (wrong >= 0) return focusInput(wrong)
    setBusy(true)
    setError(undefined)
    try {
      // A criterion that another member removed is added again, as a new one.
      const ids = new Set(shown.criteria.map(({ _id }) => _id))
      await save(
        shown,
        rows.map(({ _id, name }) => (_id && ids.has(_id) ? { _id, name } : { name })),
      )
      onClose()
      toast(t.criteriaSaved)
    } catch (cause) {
      const { code, message } = cause as Partial<ApiError> & Error
      setError(code === 'conflict' ? undefined : message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      ref={ref}
      className={`${c.criteria} ${c.form}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {isChangedElsewhere && (
        <div role="alert" className={c.elsewhere}>
          <p>{t.criteriaChangedElsewhere}</p>
          {shown.criteria.length > 0 ? <CriteriaList criteria={shown.criteria} /> : t.criteriaEmpty}
        </div>
      )}
      <ol>
        {rows.map((row, index) => (
          <li key={row.key} className={c.row}>
            <TextField
              label={t.criterionLabel(index + 1)}
              maxLength={evaluationLimits.criterion}
              dir="auto"
              value={row.name}
              error={isChecked ? problemOf(rows, row) : undefined}
              onChange={({ currentTarget: { value: name } }) =>
                change(rows.map((one) => (one.key === row.key ? { ...one, name } : one)))
              }
            />
            <MoveButtons
              labels={{
                up: t.criterionUp(index + 1),
                down: t.criterionDown(index + 1),
                remove: t.criterionRemove(index + 1),
              }}
              index={index}
              count={rows.length}
              onMove={(by) => {
                change(moved(rows, index, by))
                focusInput(index + by)
              }}
              onRemove={() => {
                change(rows.filter(({ key }) => key !== row.key))
                focusInput(index - 1)
              }}
            />
          </li>
        ))}
      </ol>
      {rows.length < evaluationLimits.criteria && (
        <div>
          <Button
            size="sm"
            variant="quiet"
            flush
            icon={<Plus size={15} aria-hidden />}
            onClick={() => {
              change([...rows, newRow()])
              focusInput(rows.length)
            }}
          >
            {t.criterionAdd}
          </Button>
        </div>
      )}
      <p>{t.criteriaArchiveHint}</p>
      <FormError>{error}</FormError>
      <div className={c.acts}>
        <Button type="submit" size="sm" busy={busy}>
          {isChangedElsewhere ? t.overwrite : t.criteriaSave}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
