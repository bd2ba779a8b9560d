import type { OpenAppeal } from '@hearback/contract/trust/moderation.ts'
import * as t from '@hearback/texts/web/moderation.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pageNumber } from '../../routing/page-number.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { Pill } from '../../ui/figures/Pill.tsx'
import { Pager } from '../../ui/navigation/Pager.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { UserText } from '../../ui/text/UserText.tsx'
import { DecisionText } from './DecisionRows.tsx'
import c from './Moderation.module.css'
import { useDecideAppeal } from './moderation.mutations.ts'
import { openAppeals } from './moderation.queries.ts'
import { MEASURE_WORDS, toneOf } from './moderation-words.ts'
import { VerdictForm } from './VerdictForm.tsx'

/** Undecided appeals, oldest first. */
export function AppealList() {
  const [query] = useSearchParams()
  const page = pageNumber(query)
  const list = useQuery(openAppeals(page))
  const { data } = list
  if (!data) return <QueryFallback query={list} rows={3} loading={t.appealsLoading} failed={t.appealsFailed} />
  if (data.appeals.length === 0)
    return (
      <EmptyState title={t.appealsEmptyTitle} icon={<Scale size={28} aria-hidden />}>
        {t.appealsEmptyHint}
      </EmptyState>
    )
  return (
    <>
      <ul className={c.rows}>
        {data.appeals.map((appeal) => (
          <AppealRow key={appeal._id} appeal={appeal} />
        ))}
      </ul>
      <Pager page={page} totalPages={data.totalPages} />
    </>
  )
}

function AppealRow({ appeal }: { appeal: OpenAppeal }) {
  const [opened, setOpened] = useState(false)
  const client = useQueryClient()
  const { decision, side, words, createdAt, mine } = appeal
  const decide = useDecideAppeal(appeal._id)
  const close = () => setOpened(false)
  return (
    <li className={c.row}>
      <div>
        <DecisionText decision={decision} heading="h2" />
        <p>
          <b>{side === 'owner' ? t.appealByOwner : t.appealByReporter}</b>, <RelativeTime at={createdAt} />:
        </p>
        <UserText className={c.words}>{words}</UserText>
        {mine && <p className={c.meta}>{t.appealOwnDecision}</p>}
      </div>
      <div className={c.side}>
        <Pill tone={toneOf(decision)}>{MEASURE_WORDS[decision.measure]}</Pill>
        <Button size="sm" onClick={() => setOpened(true)}>
          {t.appealDecideAction}
        </Button>
      </div>
      <Dialog
        opened={opened}
        onClose={close}
        title={<Sentence of={t.appealAbout} names={[decision.name]} />}
        size={560}
      >
        {opened && (
          <VerdictForm
            kind={decision.kind}
            send={decide}
            onDone={close}
            onStale={() => client.invalidateQueries({ queryKey: ['moderation'] })}
          />
        )}
      </Dialog>
    </li>
  )
}
