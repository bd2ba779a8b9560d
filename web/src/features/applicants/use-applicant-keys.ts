import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import { type KeyboardEvent, useRef } from 'react'

const ON_A_NAME: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

interface Walk {
  order: readonly Applicant[]
  selected: string | undefined
  select: (id: string | undefined) => void
}

/** Arrow keys move between applicants and Escape closes; inactive while the user types. */
export function useApplicantKeys({ order, selected, select }: Walk) {
  const region = useRef<HTMLDivElement>(null)
  const goTo = (id: string) => {
    select(id)
    region.current?.querySelector<HTMLElement>(`[data-applicant="${id}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const from = event.target as HTMLElement
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusyPlace(from)) return
    if (event.key === 'Escape' && selected) return select(undefined)
    const step = from.dataset.applicant && ON_A_NAME[event.key]
    if (!step) return
    const here = order.findIndex(({ _id }) => _id === from.dataset.applicant)
    const next = order[here + step]
    if (!next) return
    event.preventDefault()
    goTo(next._id)
  }
  return { region, onKeyDown }
}

const isBusyPlace = (element: HTMLElement) =>
  element.closest('input:not([type=checkbox]), textarea, select, [role=menu], [role=dialog], [contenteditable]') !==
  null
