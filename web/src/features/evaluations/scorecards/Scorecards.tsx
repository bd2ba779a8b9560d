import type { ScorecardSheet } from '@hearback/contract/hiring/scorecards.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/scorecards.ts'
import { useQuery } from '@tanstack/react-query'
import { ClipboardCheck } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { paths } from '../../../routing/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { QueryFallback } from '../../../ui/feedback/QueryFallback.tsx'
import { Sentence } from '../../../ui/text/Sentence.tsx'
import { ScorecardForm } from './ScorecardForm.tsx'
import { ScorecardItem } from './ScorecardItem.tsx'
import c from './Scorecards.module.css'
import { useScorecardDraft } from './scorecard-drafts.ts'
import { scorecardsOn } from './scorecards.queries.ts'

/** The scorecards of an application. Render it with the application's id as key. */
export function Scorecards({ applicationId }: { applicationId: string }) {
  const query = useQuery(scorecardsOn(applicationId))
  const heading = useRef<HTMLHeadingElement>(null)
  const sheet = query.data
  return (
    <section aria-labelledby={`scorecards-${applicationId}`}>
      <h3 id={`scorecards-${applicationId}`} ref={heading} tabIndex={-1}>
        {t.title}
      </h3>
      {sheet ? (
        <Sheet applicationId={applicationId} sheet={sheet} onDone={() => heading.current?.focus()} />
      ) : (
        <QueryFallback query={query} rows={1} loading={t.loading} failed={query.error?.message} />
      )}
    </section>
  )
}

interface SheetProps {
  applicationId: string
  sheet: ScorecardSheet
  /** Once a scorecard was saved or deleted, whose button is gone. */
  onDone: () => void
}

function Sheet({ applicationId, sheet, onDone }: SheetProps) {
  const { draft, open, write, close } = useScorecardDraft(applicationId)
  const form = useRef<HTMLFormElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const openForm = () => {
    flushSync(() => open(sheet))
    form.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }
  const closeForm = () => {
    flushSync(close)
    opener.current?.focus()
  }
  const mayWrite = sheet.criteria.length > 0 || sheet.own !== null
  return (
    <div className={c.sheet}>
      <HiddenScorecards sheet={sheet} />
      {!mayWrite && (
        <p className={c.hidden}>
          {t.noCriteria} <Link to={`${paths.employerJob(sheet.jobId)}#scorecard-criteria`}>{t.noCriteriaLink}</Link>
        </p>
      )}
      {draft && mayWrite && (
        <ScorecardForm
          ref={form}
          applicationId={applicationId}
          sheet={sheet}
          draft={draft}
          onWrite={write}
          onSaved={() => {
            flushSync(close)
            onDone()
          }}
          onClose={closeForm}
        />
      )}
      {!draft && mayWrite && !sheet.own && (
        <Button
          ref={opener}
          size="sm"
          variant="quiet"
          flush
          icon={<ClipboardCheck size={15} aria-hidden />}
          onClick={openForm}
        >
          {t.open}
        </Button>
      )}
      {sheet.own && (
        <ul className={c.list}>
          {!draft && (
            <ScorecardItem
              card={sheet.own}
              applicationId={applicationId}
              onEdit={openForm}
              editor={opener}
              onDeleted={onDone}
            />
          )}
          {sheet.scorecards.map((card) => (
            <ScorecardItem key={card._id} card={card} applicationId={applicationId} onDeleted={onDone} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** The number of scorecards of others and their first names, which is all that is known before one's own. */
function HiddenScorecards({ sheet: { own, others } }: { sheet: ScorecardSheet }) {
  if (own || others.count === 0) return null
  const list = (names: readonly string[]) => new Intl.ListFormat(locale.language).format(names)
  return (
    <p className={c.hidden}>
      {t.hiddenOthers(others.count)}{' '}
      {others.names.length > 0 && <Sentence of={(...names) => t.hiddenAuthors(list(names))} names={others.names} />}
    </p>
  )
}
