import type { VisitReport } from '@hearback/contract/visits.ts'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Section } from '../../ui/Layout.tsx'
import { FailedNotice, Notice } from '../../ui/Notice.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { DaysTable } from './DaysTable.tsx'
import { NameTable } from './NameTable.tsx'
import { RangeLinks } from './RangeLinks.tsx'
import { VisitFigures } from './VisitFigures.tsx'
import { VisitsChart } from './VisitsChart.tsx'
import { VitalsTable } from './VitalsTable.tsx'
import { DEVICE_WORDS, rangeOf, SOURCE_WORDS } from './visit-words.ts'
import { visitsOf } from './visits.queries.ts'

/** How many came, from where, to which pages, and how fast these were; the address holds the range. */
export function VisitsView() {
  const [query] = useSearchParams()
  const range = rangeOf(query)
  const { data, isPending, isFetching, refetch } = useQuery(visitsOf(range))
  return (
    <>
      <RangeLinks chosen={range} />
      {isPending && <SkeletonRows rows={6} label="Loading the visits" />}
      {!(isPending || data) && (
        <FailedNotice onRetry={refetch} busy={isFetching}>
          The visits could not be loaded.
        </FailedNotice>
      )}
      {data && <Loaded report={data} />}
    </>
  )
}

const ELSEWHERE: Record<Exclude<VisitReport['counted'], 'own'>, string> = {
  off: 'Visits are not counted: ANALYTICS is off. What stands here was counted before.',
  plausible: 'Visits are counted by Plausible: ANALYTICS says so. What stands here was counted before.',
}

function Loaded({ report }: { report: VisitReport }) {
  const { counted, total, sources, pages, devices, vitals } = report
  const elsewhere = counted === 'own' ? undefined : ELSEWHERE[counted]
  if (total.views === 0 && vitals.length === 0)
    return (
      <EmptyState title="Nobody was counted in these days" icon={<ChartColumn size={30} />}>
        {elsewhere ?? 'Pages are counted as they are opened. Programs, and browsers that ask not to be, are left out.'}
      </EmptyState>
    )
  return (
    <>
      {elsewhere && <Notice>{elsewhere}</Notice>}
      <VisitFigures report={report} />
      <Section title="Over time" note="days of UTC">
        <VisitsChart days={report.overTime} />
        <DaysTable days={report.overTime} />
      </Section>
      <Section title="Sources" note="the site that led here">
        <NameTable
          of="Source"
          rows={sources.map(({ source, visits }) => ({ name: SOURCE_WORDS[source] ?? source, visits }))}
        />
      </Section>
      <Section title="Pages" note="by their pattern">
        <NameTable of="Page" rows={pages.map(({ path, ...counts }) => ({ name: path, ...counts }))} />
      </Section>
      <Section title="Devices">
        <NameTable
          of="Device"
          rows={devices.map(({ device, ...counts }) => ({ name: DEVICE_WORDS[device], ...counts }))}
        />
      </Section>
      <Section title="Web vitals" note="what three of four pages kept to, of the page where somebody arrived">
        <VitalsTable vitals={vitals} />
      </Section>
    </>
  )
}
