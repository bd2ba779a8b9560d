import type { VisitReport } from '@hearback/contract/trust/visits.ts'
import * as t from '@hearback/texts/web/visits.ts'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { Section } from '../../ui/Layout.tsx'
import { DaysTable } from './DaysTable.tsx'
import { NameTable } from './NameTable.tsx'
import { RangeLinks } from './RangeLinks.tsx'
import { VisitFigures } from './VisitFigures.tsx'
import { VisitsChart } from './VisitsChart.tsx'
import { VitalsTable } from './VitalsTable.tsx'
import { DEVICE_WORDS, rangeOf, SOURCE_WORDS } from './visit-words.ts'
import { visitsOf } from './visits.queries.ts'

/** Visit report: numbers, sources, pages and Web Vitals; the URL holds the range. */
export function VisitsView() {
  const [query] = useSearchParams()
  const range = rangeOf(query)
  const list = useQuery(visitsOf(range))
  const { data } = list
  return (
    <>
      <RangeLinks chosen={range} />
      {!data && <QueryFallback query={list} rows={6} loading={t.viewLoading} failed={t.viewFailed} />}
      {data && <Loaded report={data} />}
    </>
  )
}

const ELSEWHERE: Record<Exclude<VisitReport['counted'], 'own'>, string> = {
  off: t.notCountedOff,
  plausible: t.notCountedPlausible,
}

function Loaded({ report }: { report: VisitReport }) {
  const { counted, total, sources, pages, devices, vitals } = report
  const elsewhere = counted === 'own' ? undefined : ELSEWHERE[counted]
  if (total.views === 0 && vitals.length === 0)
    return (
      <EmptyState title={t.emptyTitle} icon={<ChartColumn size={30} />}>
        {elsewhere ?? t.emptyHint}
      </EmptyState>
    )
  return (
    <>
      {elsewhere && <Notice>{elsewhere}</Notice>}
      <VisitFigures report={report} />
      <Section title={t.overTime} note={t.daysNote}>
        <VisitsChart days={report.overTime} />
        <DaysTable days={report.overTime} />
      </Section>
      <Section title={t.sources} note={t.sourcesNote}>
        <NameTable
          of={t.source}
          rows={sources.map(({ source, visits }) => ({ name: SOURCE_WORDS[source] ?? source, visits }))}
        />
      </Section>
      <Section title={t.pages} note={t.pagesNote}>
        <NameTable of={t.page} rows={pages.map(({ path, ...counts }) => ({ name: path, ...counts }))} />
      </Section>
      <Section title={t.devices}>
        <NameTable
          of={t.device}
          rows={devices.map(({ device, ...counts }) => ({ name: DEVICE_WORDS[device], ...counts }))}
        />
      </Section>
      <Section title={t.webVitals} note={t.vitalsNote}>
        <VitalsTable vitals={vitals} />
      </Section>
    </>
  )
}
