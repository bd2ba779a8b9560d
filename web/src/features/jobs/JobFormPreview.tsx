import * as t from '@hearback/texts/web/jobs.ts'
import { EMPLOYMENT_WORDS, WORKPLACE_WORDS } from '../../job-kind-words.ts'
import { dotted } from '../../ui/dotted.ts'
import { Pills } from '../../ui/Pill.tsx'
import { PlainText } from '../../ui/PlainText.tsx'
import { RateTag } from '../../ui/RateTag.tsx'
import c from './JobForm.module.css'
import type { JobFormValues } from './job-form-values.ts'

/** The job as people will read it, while it is written. */
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard
    <aside className={c.aside} aria-label={t.preview} tabIndex={0}>
      <p className={c.label}>{t.formPreviewLabel}</p>
      <div className={c.card}>
        <h2>{jobTitle || t.jobTitle}</h2>
        <p className={c.hint}>{dotted(facts)}</p>
        {from > 0 && from <= to && <RateTag from={from} to={to} currency={currency} period={payPeriod} />}
        {description ? <PlainText text={description} /> : <p className={c.hint}>{t.formPreviewDescriptionEmpty}</p>}
        {skills.length > 0 && <Pills items={skills.map((skill) => ({ key: skill, children: skill }))} />}
      </div>
    </aside>
  )
}
