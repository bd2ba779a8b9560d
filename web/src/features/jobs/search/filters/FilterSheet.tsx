import * as t from '@hearback/texts/web/jobs.ts'
import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { Sheet } from '../../../../ui/overlays/Dialog.tsx'
import type { FilterKey, JobFiltersProps } from './FilterPanel.tsx'
import c from './JobFilters.module.css'
import type { Filter } from './JobFilters.tsx'
import { SearchWords } from './SearchWords.tsx'
import { ShowJobs } from './ShowJobs.tsx'

interface FilterSheetProps extends Pick<JobFiltersProps, 'search' | 'found'> {
  opened: boolean
  onClose: () => void
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Undefined where no filter is active. */
  onClear: (() => void) | undefined
  filters: readonly Filter[]
  panelOf: (filter: FilterKey) => ReactNode
}

/** All filters and the order in one sheet. Loaded when the filters are first used. */
export function FilterSheet({ opened, onClose, onSubmit, onClear, filters, panelOf, search, found }: FilterSheetProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit(event)
    // A changed choice submits the form too, but keeps the sheet open for further choices.
    if (event.submitter) onClose()
  }
  return (
    <Sheet opened={opened} onClose={onClose} title={t.filters}>
      <form onSubmit={submit} className={c.sheet}>
        <SearchWords search={search} />
        {filters.map(({ key, title }) => (
          <section key={key} aria-label={title}>
            <h3>{title}</h3>
            {panelOf(key)}
          </section>
        ))}
        <div className={c.acts}>
          <Button disabled={!onClear} onClick={onClear}>
            {t.clear}
          </Button>
          <ShowJobs variant="primary" found={found} />
        </div>
      </form>
    </Sheet>
  )
}
