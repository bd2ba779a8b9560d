import type { ImportMode } from '@hearback/contract/people/resumes.ts'
import { keepFile, keepFileHint } from '@hearback/texts/web/files.ts'
import * as t from '@hearback/texts/web/resumes.ts'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import type { ApiError } from '../../api/call.ts'
import { canKeep, useKeepFile } from '../../files/use-keep-file.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError, Notice } from '../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { RadioCards } from '../../ui/fields/RadioCards.tsx'
import { ChooseResume, type ChosenResume } from './ChooseResume.tsx'
import { placeWords } from './field-words.ts'
import { MissingFields, type MissingValues } from './MissingFields.tsx'
import { ResumeChanges } from './ResumeChanges.tsx'
import c from './Resumes.module.css'
import { useImportResume, usePreviewResume } from './resumes.mutations.ts'

const MODES = [
  {
    value: 'add',
    label: t.add,
    description: t.modeAddHint,
  },
  {
    value: 'replace',
    label: t.replace,
    description: t.modeReplaceHint,
  },
] as const

interface ImportResumeProps {
  onDone: (isNew: boolean) => unknown
  /** Offers to paste a JSON Resume as text. */
  pasteable?: boolean
  /** Called when a file is chosen, and when it is dismissed. */
  onChosen?: (isChosen: boolean) => void
}

/** Imports a resume in two steps: a preview of the changes, then saving. */
export function ImportResume({ onDone, pasteable = true, onChosen }: ImportResumeProps) {
  const [chosen, setChosen] = useState<ChosenResume>()
  const [pasted, setPasted] = useState('')
  const [typed, setTyped] = useState<MissingValues>({})
  const [isKept, setKept] = useState(false)
  const keep = useKeepFile()
  const [mode, setMode] = useState<ImportMode>('add')
  const look = usePreviewResume()
  const save = useImportResume()
  const show = (next: ChosenResume, as: ImportMode) => {
    setChosen(next)
    onChosen?.(true)
    setMode(as)
    save.reset()
    look.mutate({ file: next.file, mode: as })
  }
  const forget = () => {
    setChosen(undefined)
    onChosen?.(false)
    look.reset()
    save.reset()
  }
  const preview = look.data
  return (
    <div className={c.import}>
      {chosen ? (
        <>
          <p className={c.chosen}>
            <b translate="no">{chosen.name}</b>
            <Button size="sm" onClick={forget}>
              {t.fileReplaceAction}
            </Button>
          </p>
          {!preview?.isNew && (
            <RadioCards label={t.modeLabel} options={MODES} value={mode} onChange={(as) => show(chosen, as)} />
          )}
        </>
      ) : (
        <ChooseResume pasteable={pasteable} text={pasted} onText={setPasted} onChosen={(next) => show(next, mode)} />
      )}
      {look.isPending && <SkeletonRows rows={3} label={t.fileReading} />}
      {look.error && <Problems error={look.error as ApiError} />}
      {chosen && preview && (
        <>
          <ResumeChanges preview={preview} />
          {preview.missing.length > 0 && (
            <MissingFields
              missing={preview.missing}
              values={typed}
              errors={(save.error as ApiError | null)?.fields ?? {}}
              onChange={setTyped}
            />
          )}
          {canKeep(chosen.name) && (
            <CheckboxField
              label={keepFile}
              description={keepFileHint}
              checked={isKept}
              onChange={(event) => setKept(event.currentTarget.checked)}
            />
          )}
          <Outcome
            nothing={preview.changes.length + preview.experiences.length + preview.missing.length === 0}
            isReady={preview.missing.every((field) => (typed[field] ?? '').trim() !== '')}
            isNew={preview.isNew}
            busy={save.isPending}
            onSave={() =>
              save.mutate(
                { file: chosen.file, mode, version: preview.version, typed: pick(typed, preview.missing) },
                {
                  onSuccess: () => {
                    if (isKept) void keep(chosen)
                    void onDone(preview.isNew)
                  },
                },
              )
            }
          />
          {save.error && (
            <>
              <FormError>{save.error.message}</FormError>
              <Button icon={<RotateCw size={17} aria-hidden />} onClick={() => show(chosen, mode)}>
                {t.importRetryAction}
              </Button>
            </>
          )}
        </>
      )}
    </div>
  )
}

interface OutcomeProps {
  nothing: boolean
  isReady: boolean
  isNew: boolean
  busy: boolean
  onSave: () => void
}

const pick = (values: MissingValues, fields: readonly string[]): MissingValues =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? '']))

function Outcome({ nothing, isReady, isNew, busy, onSave }: OutcomeProps) {
  if (nothing) return <Notice>{t.importUnchanged}</Notice>
  return (
    <div className={c.acts}>
      <Button variant="primary" size="lg" busy={busy} disabled={!isReady} onClick={onSave}>
        {isNew ? t.importPublishAction : t.importSaveAction}
      </Button>
    </div>
  )
}

/** Errors of a file that cannot be read, by path. */
function Problems({ error }: { error: ApiError }) {
  const places = Object.entries(error.fields ?? {}).filter(([place]) => place !== 'file')
  if (places.length === 0) return <FormError>{error.message}</FormError>
  return (
    <div className={c.problems} role="alert">
      <p>{t.fileInvalid}</p>
      <ul>
        {places.map(([place, why]) => (
          <li key={place}>
            <b>{placeWords(place)}:</b> {why}
          </li>
        ))}
      </ul>
    </div>
  )
}
