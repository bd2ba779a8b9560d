import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { useQuery } from '@tanstack/react-query'
import type { MouseEvent, ReactNode } from 'react'
import { AsSent } from '../../../ui/feedback/AsSent.tsx'
import { Region } from '../../../ui/feedback/Region.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { JobPane } from '../JobPane.tsx'
import { jobCategories, jobSearch } from '../jobs.queries.ts'
import { FoundJobs } from './FoundJobs.tsx'
import { JobFilters } from './filters/JobFilters.tsx'
import { JobMapPlace } from './JobMapPlace.tsx'
import c from './JobSearchView.module.css'
import type { LoadedSearch } from './job-search.load.ts'
import type { JobSearch } from './job-search.ts'
import { SearchedFrom, searchedFrom } from './searched-from.ts'
import { useJobSearch } from './use-job-search.ts'

/** Minimum width for a pane beside the list; keep in sync with the style sheet. */
const WIDE = '(min-width: 62em)'

interface JobSearchViewProps {
  loaded: LoadedSearch
  action: (job: Job) => ReactNode
  report: (job: Job) => ReactNode
  /** Renders the save button beside the number of results. */
  save: (search: JobSearch) => ReactNode
}

function useResults(search: JobSearch, { found }: LoadedSearch) {
  // The server renders pages for everybody, without knowing a seeker's profile or applications.
  const initial = search.sort !== 'match' && !search.hideApplied && found
  return useQuery({ ...jobSearch(search), ...(initial && { initialData: initial }) })
}

/** Beside the list; narrow screens hide it, and don't hydrate it. */
const PaneSection = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
  <section className={c.pane} aria-label={t.paneLabel} tabIndex={0}>
    <AsSent isLive={import.meta.env.SSR || matchMedia(WIDE).matches}>
      <Region>{children}</Region>
    </AsSent>
  </section>
)

/** Whether the results are those of the server's page, in the usual order. */
const isServerOrder = (isUsual: boolean, found: LoadedSearch['found'], loaded: LoadedSearch) =>
  isUsual && found === loaded.found

/** The results of this search, not of the one before. */
const currentOf = ({ data, isPlaceholderData }: ReturnType<typeof useResults>) => (isPlaceholderData ? undefined : data)

/** Filters, the list, and on wide screens the selected job beside it. */
export function JobSearchView({ loaded, action, report, save }: JobSearchViewProps) {
  const { search, isUsual, hasProfile, picked, change, searchArea, pick } = useJobSearch()
  const wide = useMedia(WIDE)
  const results = useResults(search, loaded)
  const categories = useQuery({ ...jobCategories(), ...(loaded.categories && { initialData: loaded.categories }) })
  const found = results.data
  const isSent = isServerOrder(isUsual, found, loaded)
  const shown = picked ?? found?.jobs[0]?._id
  const onPick = (event: MouseEvent, id: string) => {
    const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    // Enter on the selected card opens the job page.
    const again = id === picked && event.detail === 0
    if (!plain || again) return
    event.preventDefault()
    pick(id)
  }
  return (
    <div className={c.page} data-wide-content>
      <div className={c.filters}>
        <Region>
          <JobFilters
            search={{ ...search, ...found?.understood }}
            change={(part) => change({ ...found?.understood, ...part })}
            categories={categories.data?.categories ?? []}
            country={found?.area?.country ?? found?.place?.country ?? null}
            place={found?.place ?? null}
            hasProfile={hasProfile}
            found={currentOf(results)}
          />
        </Region>
      </div>
      <SearchedFrom value={found && searchedFrom(search, found.place)}>
        <div
          className={c.split}
          data-sent={isSent || undefined}
          data-empty={(!shown && !results.isPending) || undefined}
        >
          <Region>
            <FoundJobs
              hasProfile={hasProfile}
              search={search}
              change={change}
              results={results}
              isSent={isSent}
              picked={shown}
              onPick={wide ? onPick : undefined}
              save={save(search)}
            />
          </Region>
          <PaneSection key={shown}>
            {shown && (
              <JobPane
                id={shown}
                listed={found?.jobs.find(({ _id }) => _id === shown)}
                loaded={loaded.picked}
                wide={wide}
                chosen={picked !== undefined}
                action={action}
                report={report}
              />
            )}
          </PaneSection>
          <Region>
            <JobMapPlace
              search={search}
              ready={results.isSuccess && shown !== undefined}
              shown={shown}
              picked={picked}
              onPick={pick}
              onArea={searchArea}
            />
          </Region>
        </div>
      </SearchedFrom>
    </div>
  )
}
