import * as t from '@hearback/texts/web/jobs.ts'
import * as own from '@hearback/texts/web/own-jobs.ts'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { useStartingCurrency } from '../../../domain/starting-currency.ts'
import { Button } from '../../../ui/Button.tsx'
import { Section } from '../../../ui/Layout.tsx'
import { ApplicantLimitField } from './ApplicantLimitField.tsx'
import type { DraftSaver } from './draft-saver.ts'
import c from './JobForm.module.css'
import { NeedFields, PlaceFields, TextFields, WorkFields } from './JobFormFields.tsx'
import { JobFormPay } from './JobFormPay.tsx'
import { JobFormPreview } from './JobFormPreview.tsx'
import { JobFormRefusal } from './JobFormRefusal.tsx'
import { type ChosenPlace, JobFormAsTyped, type JobFormValues, NEW_JOB } from './job-form-values.ts'
import { QuestionFields } from './questions/QuestionFields.tsx'
import { StatementFields } from './StatementFields.tsx'
import { useJobDraft } from './use-job-draft.ts'
import { WorkDetailFields } from './WorkDetailFields.tsx'

interface JobFormEditorProps<R> {
  initial: JobFormValues
  send: (values: JobFormValues, place: ChosenPlace) => Promise<R>
  done: (reply: R) => unknown
  act: string
  /** Whether a draft is kept on this device until the job is sent. */
  keepsDraft?: boolean
  /** Whether the currency is preselected by the place of the job or company. */
  startsCurrency?: boolean
  notice?: ReactNode
  /** Saves the draft on the server too. */
  saver?: DraftSaver
  /** Shown beside the button. */
  aside?: ReactNode
  /** A notice of what someone else saved, instead of the refusal, and the label of the button that saves over it. */
  elsewhere?: (form: FormState) => { notice: ReactNode; act?: string } | undefined
}

interface FormState {
  values: JobFormValues
  setValues: (values: JobFormValues) => void
}

const KEPT = {
  empty: t.draftEmpty,
  kept: t.draftSaved,
  failed: t.draftFailed,
  uploaded: own.draftUploaded,
}

/** Form to create or edit a job, with live previews of the pay tag and the page. */
export function JobFormEditor<R>({
  initial,
  send,
  done,
  act,
  keepsDraft = false,
  startsCurrency = false,
  notice,
  aside,
  saver,
  elsewhere,
}: JobFormEditorProps<R>) {
  const [place, setPlace] = useState<ChosenPlace>()
  const [refused, setRefused] = useState<unknown>()
  const { form, field, submit, busy, error } = useContractForm({
    schema: JobFormAsTyped,
    initial,
    send: async (typed) => {
      setRefused(undefined)
      try {
        // An empty limit is not among the typed values, and would be the proposed one again.
        return await send({ ...NEW_JOB, applicantLimit: '', ...typed }, place)
      } catch (cause) {
        setRefused(cause)
        throw cause
      }
    },
    done,
  })
  const { currency, estimatedFrom, estimatedTo } = form.values
  useStartingCurrency({
    isNew: startsCurrency,
    currency,
    hasAmount: estimatedFrom !== '' || estimatedTo !== '',
    country: place?.country,
    onChange: (next) => form.setFieldValue('currency', next),
  })
  const other = elsewhere?.({ values: form.values, setValues: form.setValues })
  const draft = useJobDraft(form.values, keepsDraft && !busy, saver)
  return (
    <div className={c.columns}>
      <form onSubmit={submit} noValidate>
        {notice && <div className={c.restored}>{notice}</div>}
        <Section title={t.formWorkTitle}>
          <div className={c.fields}>
            <WorkFields field={field} />
            <PlaceFields field={field} onPlace={setPlace} />
          </div>
        </Section>
        <Section title={t.pay}>
          <JobFormPay field={field} values={form.values} />
        </Section>
        <Section title={t.formRequirementsTitle}>
          <div className={c.fields}>
            <NeedFields field={field} />
          </div>
        </Section>
        <Section title={t.formDescriptionTitle}>
          <div className={c.fields}>
            <TextFields field={field} />
            <ApplicantLimitField field={field('applicantLimit')} />
          </div>
        </Section>
        <StatementFields field={field} values={form.values} place={place} onChange={form.setFieldValue} />
        <WorkDetailFields field={field} initial={initial} />
        <QuestionFields
          questions={form.values.questions}
          field={field}
          onChange={(questions) => form.setFieldValue('questions', questions as never)}
        />
        <div className={c.save}>
          {other?.notice ?? (error && <JobFormRefusal cause={refused} />)}
          <div className={c.acts}>
            <Button type="submit" variant="primary" busy={busy}>
              {other?.act ?? act}
            </Button>
            {aside}
            {keepsDraft && <span role="status">{KEPT[draft]}</span>}
          </div>
        </div>
      </form>
      <JobFormPreview values={form.values} />
    </div>
  )
}
