import type { ResponseStats } from '@hearback/contract/people/employers.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { useQuery } from '@tanstack/react-query'
import { ownEmployer } from '../../../api/own-employer.ts'
import { partyId, useSession } from '../../../api/session.ts'
import { EMPLOYMENT_WORDS, WORKPLACE_WORDS } from '../../../domain/job-kind-words.ts'
import { LEVEL_WORDS, SHIFT_WORDS } from '../../../domain/work-detail-words.ts'
import { JobQuestions } from '../../../screening/JobQuestions.tsx'
import { AnswerClock } from '../../../ui/figures/AnswerClock.tsx'
import { CompanyTile } from '../../../ui/figures/Avatar.tsx'
import { Pills } from '../../../ui/figures/Pill.tsx'
import { RateTag } from '../../../ui/pay/RateTag.tsx'
import { joinWithDots } from '../../../ui/text/join-with-dots.ts'
import { PlainText } from '../../../ui/text/PlainText.tsx'
import { JobStatements } from '../statements/JobStatements.tsx'
import c from './JobForm.module.css'
import type { JobFormValues } from './job-form-values.ts'
import { previewQuestions } from './questions/question-values.ts'

const CompanyClock = ({ stats: { answeredShare, medianDays, finished } }: { stats: ResponseStats }) => (
  <AnswerClock share={answeredShare} medianDays={medianDays} finished={finished} />
)

function Statements({ values: { vacancy, aiUse, aiUseDetails, decisionBy } }: { values: JobFormValues }) {
  if (!vacancy && !aiUse && !decisionBy) return null
  const stated = Object.entries({ vacancy, aiUse, aiUseDetails, decisionBy }).filter(([, value]) => value)
  return <JobStatements job={Object.fromEntries(stated)} heading="h3" />
}

/** Live preview of the job page. */
export function JobFormPreview({ values }: { values: JobFormValues }) {
  const { jobTitle, location, workplace, employmentType, description, skills, currency, payPeriod } = values
  const { shifts, experienceLevel, neighborhood } = values
  const questions = previewQuestions(values.questions)
  const from = Number(values.estimatedFrom)
  const to = Number(values.estimatedTo)
  const id = partyId(useSession()?.user)
  const { data: company } = useQuery({ ...ownEmployer(id), enabled: id !== '' })
  const facts = [
    [neighborhood, location || company?.businessLocation].filter(Boolean).join(', '),
    WORKPLACE_WORDS[workplace],
    EMPLOYMENT_WORDS[employmentType as keyof typeof EMPLOYMENT_WORDS],
    ...shifts.map((shift) => SHIFT_WORDS[shift as keyof typeof SHIFT_WORDS]),
    LEVEL_WORDS[experienceLevel as keyof typeof LEVEL_WORDS],
  ].filter(Boolean)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable with the keyboard
    <aside className={c.aside} aria-label={t.preview} tabIndex={0}>
      <p className={c.label}>{t.formPreviewLabel}</p>
      <div className={c.card}>
        {company && (
          <p className={c.company}>
            <CompanyTile id={company._id} name={company.businessName} picture={company.profilePicture} size={36} />
            <b translate="no">{company.businessName}</b>
          </p>
        )}
        <h2>{jobTitle || t.jobTitle}</h2>
        <p className={c.hint}>{joinWithDots(facts)}</p>
        {from > 0 && from <= to && <RateTag from={from} to={to} currency={currency} period={payPeriod} />}
        {company && <CompanyClock stats={company.responseStats} />}
        {description ? <PlainText text={description} /> : <p className={c.hint}>{t.formPreviewDescriptionEmpty}</p>}
        <Statements values={values} />
        {skills.length > 0 && <Pills items={skills.map((skill) => ({ key: skill, children: skill }))} />}
        {questions.length > 0 && <JobQuestions questions={questions} heading="h3" />}
      </div>
    </aside>
  )
}
