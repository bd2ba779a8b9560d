import type { Application } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/applications.ts'
import { Link } from 'react-router'
import { standingWord } from '../../domain/applying-words.ts'
import { paths } from '../../routing/paths.ts'
import { Pill } from '../../ui/figures/Pill.tsx'
import { useNow } from '../../ui/now.ts'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { ApplicationClock } from './ApplicationClock.tsx'
import { standingWords } from './application-words.ts'
import c from './Brief.module.css'
import { InterviewCard } from './InterviewCard.tsx'
import { toneOf } from './status-tone.ts'
import { Withdraw } from './Withdraw.tsx'

interface ApplicationBriefProps {
  application: Application & { jobTitle: string }
  company: string
  /** Collapsed to one line: the linked job and the status. */
  folded: boolean
}

/** Compact application: status, the interview being scheduled, and the button to withdraw. */
export function ApplicationBrief({ application, company, folded }: ApplicationBriefProps) {
  const { _id, jobTitle, status, interviewInvitation } = application
  const now = useNow()
  const title = (
    <h2>
      <Link to={paths.application(_id)}>{jobTitle}</Link>
    </h2>
  )
  const standing = <Pill tone={toneOf(application)}>{standingWord(application)}</Pill>
  if (folded)
    return (
      <div className={c.line}>
        {title}
        {standing}
      </div>
    )
  return (
    <div className={c.brief}>
      {title}
      <div className={c.state}>
        {standing}
        <ApplicationClock application={application} />
      </div>
      <p className={c.sentence}>
        <Sentence of={(name) => standingWords(application, name, now)} names={[company]} />
      </p>
      {status === 'interview' && interviewInvitation && (
        <div className={c.interview}>
          <InterviewCard application={application} company={company} />
        </div>
      )}
      <Withdraw quiet application={application} company={company} afterwards={t.reapplyLimitHint} />
    </div>
  )
}
