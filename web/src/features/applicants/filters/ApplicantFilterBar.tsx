import * as t from '@hearback/texts/web/applicants.ts'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { countFilters, withoutFilters } from '../applicant-filters.ts'
import c from './ApplicantFilterBar.module.css'
import { ApplicantFilterFields, type ApplicantFilterProps } from './ApplicantFilterFields.tsx'
import { ApplicantSort } from './ApplicantSort.tsx'

/** Order of the list, and a button that opens the filters below. */
export function ApplicantFilterBar(props: ApplicantFilterProps) {
  const { search, change } = props
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const count = countFilters(search)
  return (
    <>
      <div className={c.bar}>
        <ApplicantSort {...props} />
        <Button
          icon={<SlidersHorizontal size={16} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {count > 0 ? t.filtersChosen(count) : t.filters}
        </Button>
        {count > 0 && (
          <Button variant="quiet" onClick={() => change({ ...withoutFilters(search), status: search.status })}>
            {t.filtersClear}
          </Button>
        )}
      </div>
      <div id={id} className={c.filters} hidden={!isOpen}>
        {isOpen && <ApplicantFilterFields {...props} />}
      </div>
    </>
  )
}
