import type { ActivityEntry } from '@hearback/contract/accounts/activity.ts'
import * as t from '@hearback/texts/web/activity.ts'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { fieldLabel } from '../../domain/changed-fields.ts'
import { valueWords } from '../../domain/changed-values.ts'
import { paths } from '../../routing/paths.ts'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { exactTime } from '../../ui/text/times.ts'
import { UserText } from '../../ui/text/UserText.tsx'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import c from './Activity.module.css'
import { sentenceOf } from './sentences.ts'
import { shownChanges } from './shown-changes.ts'

/** An entry as a sentence, with its time, its subjects and what changed. */
export function ActivityEntryRow({ entry }: { entry: ActivityEntry }) {
  const { at, job, application, applicant } = entry
  const changes = shownChanges(entry)
  return (
    <li className={c.entry}>
      <p className={c.sentence}>
        <Sentence {...sentenceOf(entry)} />
      </p>
      {changes.length > 0 && (
        <ul className={c.changes} aria-label={t.changesLabel}>
          {changes.map((change) => (
            <Change key={change.field} {...change} />
          ))}
        </ul>
      )}
      <p className={c.meta}>
        <time dateTime={at}>{exactTime(Date.parse(at))}</time>
        {job && !job.deleted && (
          <Link to={paths.employerJob(job._id)}>
            <Verbatim>{job.jobTitle || t.untitledJob}</Verbatim>
          </Link>
        )}
        {job?.deleted && <Verbatim>{job.jobTitle}</Verbatim>}
        {application && applicant?._id && <Link to={paths.applicantPerson(applicant._id)}>{t.openApplication}</Link>}
      </p>
    </li>
  )
}

function Change({ field, before, after }: ActivityEntry['changes'][number]) {
  if (before === null && after === null)
    return (
      <li>
        <b>{fieldLabel(field)}</b> {t.changed}
      </li>
    )
  return (
    <li>
      <b>{fieldLabel(field)}</b> <span className="sr">{t.was} </span>
      <Value words={valueWords(field, before)} />
      <ArrowRight className={c.arrow} size={14} aria-hidden />
      <span className="sr"> {t.became} </span>
      <Value words={valueWords(field, after)} />
    </li>
  )
}

const Value = ({ words }: { words: string | undefined }) =>
  words === undefined ? <i className={c.none}>{t.none}</i> : <UserText as="span">{words}</UserText>
