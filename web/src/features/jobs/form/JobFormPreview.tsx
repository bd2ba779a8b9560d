import * as t from '@hearback/texts/web/jobs.ts'
import { EMPLOYMENT_WORDS, WORKPLACE_WORDS } from '../../../domain/job-kind-words.ts'
import { Pills } from '../../../ui/figures/Pill.tsx'
import { RateTag } from '../../../ui/pay/RateTag.tsx'
import { joinWithDots } from '../../../ui/text/join-with-dots.ts'
import { PlainText } from '../../../ui/text/PlainText.tsx'
import c from './JobForm.module.css'
import type { JobFormValues } from './job-form-values.ts'

/** Live preview of the job page. */
export function JobFormPreview({ values }: { values: JobFormValues }) {
  const { jobTitle, location, workplace, employmentType, description, skills, currency, payPeriod } = values
  const from = Number(values.estimatedFrom)
  const to = Number(values.estimatedTo)
  const facts = [
    location,
    WORKPLACE_WORDS[workplace],
    EMPLOYMENT_WORDS[employmentType as keyof typeof EMPLOYMENT_WORDS],
  ].filter(Boolean)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable with the keyboard
    <aside className={c.aside} aria-label={t.preview} tabIndex={0}>
      <p className={c.label}>{t.formPreviewLabel}</p>
      <div className={c.card}>
        <h2>{jobTitle || t.jobTitle}</h2>
        <p className={c.hint}>{joinWithDots(facts)}</p>
        {from > 0 && from <= to && <RateTag from={from} to={to} currency={currency} period={payPeriod} />}
        {description ? <PlainText text={description} /> : <p className={c.hint}>{t.formPreviewDescriptionEmpty}</p>}
        {skills.length > 0 && <Pills items={skills.map((skill) => ({ key: skill, children: skill }))} />}
      </div>
    </aside>
  )
}
