import type { Applicant, ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/applicants.ts'
import { useMediaQuery } from '@mantine/hooks'
import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/overlays/Dialog.tsx'
import { ApplicantPager, type ApplicantPagerProps } from './ApplicantPager.tsx'
import c from './Applicants.module.css'
import { ApplicantPanel } from './panel/ApplicantPanel.tsx'
import { sheetKeys } from './sheet-keys.ts'

interface ApplicantSideProps
  extends Pick<
    ComponentProps<typeof ApplicantPanel>,
    'contact' | 'interview' | 'claim' | 'offer' | 'notes' | 'personPage'
  > {
  pager: Omit<ApplicantPagerProps, 'selected'>
  selected: string | undefined
  onClose: () => void
  onStep: (application: Applicant, to: ApplicationStatus) => void
}

/** The selected application: beside the list on wide screens, else in a sheet. */
export function ApplicantSide({ selected, pager, onClose, ...panel }: ApplicantSideProps) {
  const hasRoom = useMediaQuery('(min-width: 68em)', true, { getInitialValueInEffect: false })
  const walk = (by: 1 | -1) => {
    const index = pager.order.findIndex(({ _id }) => _id === selected)
    const next = index < 0 ? undefined : pager.order[index + by]
    if (next) pager.onSelect(next._id)
  }
  if (!hasRoom)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the sheet, which is rendered elsewhere
      <div onKeyDown={sheetKeys(walk)}>
        <Sheet opened={selected !== undefined} onClose={onClose} title={t.application}>
          {selected && (
            <>
              <ApplicantPager selected={selected} {...pager} />
              <ApplicantPanel id={selected} actsAtFoot {...panel} />
            </>
          )}
        </Sheet>
      </div>
    )
  if (!selected) return null
  return (
    <aside className={c.side} aria-label={t.application}>
      <div className={c.close}>
        <IconButton label={t.panelCloseLabel} icon={<X size={18} aria-hidden />} onClick={onClose} />
      </div>
      <ApplicantPager selected={selected} {...pager} />
      <ApplicantPanel key={selected} id={selected} {...panel} />
    </aside>
  )
}
