import type { Case, Fact } from '@hearback/contract/trust/moderation.ts'
import type { ReportKind } from '@hearback/contract/trust/reports.ts'
import { factNames, factTexts } from '@hearback/texts/web/case-facts.ts'
import * as t from '@hearback/texts/web/moderation.ts'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/call.ts'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FailedNotice, Notice } from '../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { Facts, PageTitle, Section } from '../../ui/Layout.tsx'
import { RateTag } from '../../ui/pay/RateTag.tsx'
import { PlainText } from '../../ui/text/PlainText.tsx'
import { shownName } from '../../ui/text/stored-name.ts'
import { exactTime } from '../../ui/text/times.ts'
import { UserText } from '../../ui/text/UserText.tsx'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import { CaseComparisons } from './CaseComparisons.tsx'
import { CaseNotes } from './CaseNotes.tsx'
import { CaseReports } from './CaseReports.tsx'
import { CaseSide } from './CaseSide.tsx'
import { CompanyApproval } from './CompanyApproval.tsx'
import { DecisionRows } from './DecisionRows.tsx'
import { MessagesAround } from './MessagesAround.tsx'
import c from './Moderation.module.css'
import { oneCase } from './moderation.queries.ts'
import { ONE_WORDS, THE_WORDS } from './moderation-words.ts'

/** A target with its reports, owner and history, and the decision form beside them. */
export function CaseView({ kind, id }: { kind: ReportKind; id: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(oneCase(kind, id))
  if (isPending)
    return (
      <>
        <PageTitle>{t.caseHeading}</PageTitle>
        <SkeletonRows rows={3} label={t.caseLoading} />
      </>
    )
  if (!data) {
    if (error instanceof ApiError && error.status === 404)
      return (
        <EmptyState
          heading="h1"
          title={t.caseMissingTitle}
          actions={<LinkButton to={paths.admin()}>{t.caseMissingAction}</LinkButton>}
        />
      )
    return (
      <>
        <PageTitle>{t.caseHeading}</PageTitle>
        <FailedNotice onRetry={refetch} busy={isFetching}>
          {t.caseFailed}
        </FailedNotice>
      </>
    )
  }
  return <CaseParts found={data} />
}

function CaseParts({ found }: { found: Case }) {
  const { kind, name, facts, decisions } = found
  return (
    <>
      <PageTitle lead={ONE_WORDS[kind]}>{name ? <Verbatim>{name}</Verbatim> : ONE_WORDS[kind]}</PageTitle>
      <div className={c.case}>
        <div>
          <CaseReports reports={found.reports} />
          <CaseComparisons comparisons={found.comparisons} />
          <Section title={THE_WORDS[kind]}>
            {facts ? <TargetFacts facts={facts} /> : <Notice>{t.caseTargetGone}</Notice>}
            {kind === 'message' && facts && <MessagesAround id={found.target} />}
          </Section>
          {kind === 'company' && facts && <CompanyApproval id={found.target} />}
          <CaseNotes found={found} />
          <Section title={t.decidedBefore} note={t.earlierDecisionsScope}>
            {decisions.length > 0 ? (
              <DecisionRows decisions={decisions} heading="h3" />
            ) : (
              <p className={c.meta}>{t.earlierDecisionsEmpty}</p>
            )}
          </Section>
        </div>
        <CaseSide found={found} />
      </div>
    </>
  )
}

const longText = 120

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u
/** Facts whose text is one of a choice, which has words in each language. */
const CHOSEN = ['Category', 'Industry', 'Status', 'Review of', 'They met by']
function factWords({ label, text, pay }: Fact) {
  if (pay) return <RateTag {...pay} />
  if (CHOSEN.includes(label)) return shownName(factTexts[text] ?? text)
  return INSTANT.test(text) ? exactTime(Date.parse(text)) : <UserText as="span">{text}</UserText>
}

const factName = ({ label }: Pick<Fact, 'label'>) => factNames[label] ?? label

/** Short facts side by side, long texts below them. */
function TargetFacts({ facts }: { facts: readonly Fact[] }) {
  const isLong = ({ text }: Fact) => text.length > longText || text.includes('\n')
  const short = facts.filter((fact) => !isLong(fact))
  return (
    <>
      <Facts items={short.map((fact) => ({ term: factName(fact), value: factWords(fact) }))} />
      {facts.filter(isLong).map(({ label, text }) => (
        <div key={label} className={c.long}>
          <h3>{factName({ label })}</h3>
          <PlainText text={text} />
        </div>
      ))}
    </>
  )
}
