import type { Decision } from '@hearback/contract/trust/moderation.ts'
import * as t from '@hearback/texts/web/moderation.ts'
import { Link } from 'react-router'
import { adminPaths } from '../../routing/admin-paths.ts'
import { Pill } from '../../ui/figures/Pill.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { UserText } from '../../ui/text/UserText.tsx'
import c from './Moderation.module.css'
import { DECIDED_WORDS, MEASURE_WORDS, toneOf } from './moderation-words.ts'

/** Heading level: one below that of the page or section. */
type Heading = 'h2' | 'h3'

/** Decisions with the reasons that both sides read. */
export const DecisionRows = ({ decisions, heading }: { decisions: readonly Decision[]; heading: Heading }) => (
  <ul className={c.rows}>
    {decisions.map((decision) => (
      <li key={decision._id} className={c.row}>
        <DecisionText decision={decision} heading={heading} />
        <Pill tone={toneOf(decision)}>{MEASURE_WORDS[decision.measure]}</Pill>
      </li>
    ))}
  </ul>
)

export function DecisionText({ decision, heading: Name }: { decision: Decision; heading: Heading }) {
  const { kind, target, name, reason, reports, final, appealed, createdAt, moderator } = decision
  const notes = [final && t.final, appealed && t.appealed].filter(Boolean)
  return (
    <div>
      <Name translate="no">{kind === 'account' ? name : <Link to={adminPaths.case(kind, target)}>{name}</Link>}</Name>
      <UserText className={c.words}>{reason}</UserText>
      <p className={c.meta}>
        {DECIDED_WORDS[kind]}, {reports > 0 ? t.reportCount(reports) : t.noReports}, <RelativeTime at={createdAt} />
        {moderator ? <Sentence of={t.decidedBy} names={[moderator]} /> : t.decidedBy(t.reporterGone)}
        {notes.map((note) => `, ${note}`)}
      </p>
    </div>
  )
}
