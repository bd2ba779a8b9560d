import type { HistoryEntry } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/applications.ts'
import { standingWord } from '../../domain/applying-words.ts'
import { ReasonQuestion } from '../../screening/ReasonQuestion.tsx'
import { Pill } from '../../ui/figures/Pill.tsx'
import { useNow } from '../../ui/now.ts'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { UserText } from '../../ui/text/UserText.tsx'
import c from './Application.module.css'
import { ApplicationClock } from './ApplicationClock.tsx'
import { reasonSentence, standingWords } from './application-words.ts'
import type { WholeApplication } from './applications.queries.ts'
import { InterviewCard } from './InterviewCard.tsx'
import { toneOf } from './status-tone.ts'

/** Status of the application: the answer clock, the employer's answer, and the interview being scheduled. */
export function ApplicationHead({ application }: { application: WholeApplication }) {
  const { status, jobDetails } = application
  const now = useNow()
  const company = jobDetails.company.businessName
  return (
    <div className={c.head}>
      <div className={c.standing}>
        <div>
          <Pill tone={toneOf(application)}>{standingWord(application)}</Pill>
          <p>
            <Sentence of={(name) => standingWords(application, name, now)} names={[company]} />
          </p>
        </div>
        <ApplicationClock application={application} size="lg" />
      </div>
      <Answer said={lastWords(application.history)} company={company} />
      {status === 'interview' && <InterviewCard application={application} company={company} />}
    </div>
  )
}

/** Feedback of the last step; older feedback is in the timeline. */
const lastWords = (history: HistoryEntry[]) => {
  const last = history.at(-1)
  return last && (last.feedback || last.reasonCode) ? last : undefined
}

function Answer({ said, company }: { said: HistoryEntry | undefined; company: string }) {
  if (!said) return null
  return (
    <figure className={c.answer}>
      {said.feedback && (
        <UserText as="blockquote" className={c.words}>
          {said.feedback}
        </UserText>
      )}
      <figcaption>
        {said.feedback && (
          <>
            <Sentence of={t.feedbackSource} names={[company]} />{' '}
          </>
        )}
        {said.reasonCode && reasonSentence(said.reasonCode)}
        <ReasonQuestion question={said.reasonQuestion} />
      </figcaption>
    </figure>
  )
}
