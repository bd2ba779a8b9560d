import * as t from '@hearback/texts/web/applicants.ts'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/overlays/Dialog.tsx'
import { countFilters, withoutFilters } from '../applicant-filters.ts'
import c from './ApplicantFilterBar.module.css'
import { ApplicantFilterFields, type ApplicantFilterProps } from './ApplicantFilterFields.tsx'

interface ApplicantFilterSheetProps extends ApplicantFilterProps {
  status: ReactNode
  /** Applicants that pass the filters. */
  found: number
}

/** On phones: a button with the number of active filters, which opens all of them in a sheet. */
export function ApplicantFilterSheet({ status, found, ...props }: ApplicantFilterSheetProps) {
  const { search, change } = props
  const [isOpen, setOpen] = useState(false)
  const count = countFilters(search) + (search.status ? 1 : 0)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        icon={<SlidersHorizontal size={16} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {count > 0 ? t.filtersChosen(count) : t.filters}
      </Button>
      <Sheet opened={isOpen} keepsInput onClose={close} title={t.filters}>
        <div className={c.sheet}>
          {status}
          <ApplicantFilterFields {...props} />
          <div className={c.acts}>
            <Button disabled={count === 0} onClick={() => change(withoutFilters(search))}>
              {t.filtersClear}
            </Button>
            <Button variant="primary" onClick={close}>
              {t.filtersShow(found)}
            </Button>
          </div>
        </div>
      </Sheet>
    </>
  )
}
