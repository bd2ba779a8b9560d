import { type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react'

const GAP = 6
const EDGE = 8

export interface Floating {
  open: boolean
  close: () => void
  trigger: RefObject<HTMLButtonElement | null>
  panel: RefObject<HTMLDivElement | null>
  triggerProps: { ref: RefObject<HTMLButtonElement | null>; popoverTarget: string; 'data-open': true | undefined }
  panelProps: {
    ref: RefObject<HTMLDivElement | null>
    id: string
    popover: 'auto'
    onToggle: (event: ToggleEvent<HTMLDivElement>) => void
  }
}

/** Panel below its button, based on the popover API: top layer, Escape and light dismiss are built in. */
export function useFloating(align: 'start' | 'end' = 'start'): Floating {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  // The browser can open it without scripts, before hydration.
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) setOpen(true)
  }, [])
  useEffect(() => {
    if (!open) return
    const place = () => placeUnder(trigger.current, panel.current, align)
    place()
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [open, align])
  return {
    open,
    close: () => panel.current?.hidePopover(),
    trigger,
    panel,
    triggerProps: { ref: trigger, popoverTarget: id, 'data-open': open || undefined },
    panelProps: { ref: panel, id, popover: 'auto', onToggle: (event) => setOpen(event.newState === 'open') },
  }
}

function placeUnder(trigger: HTMLElement | null, panel: HTMLElement | null, align: 'start' | 'end') {
  if (!trigger || !panel) return
  const from = trigger.getBoundingClientRect()
  const width = panel.offsetWidth
  const wanted = align === 'start' ? from.left : from.right - width
  const below = from.bottom + GAP
  const roomBelow = innerHeight - EDGE - below
  const roomAbove = from.top - GAP - EDGE
  // `scrollHeight` is the full content height; the panel's own height may be clipped by an earlier limit.
  const fits = roomBelow >= Math.min(panel.scrollHeight, roomAbove)
  panel.style.setProperty('--room', `${Math.max(0, fits ? roomBelow : roomAbove)}px`)
  panel.style.left = `${Math.max(EDGE, Math.min(wanted, innerWidth - width - EDGE))}px`
  panel.style.top = `${fits ? below : from.top - GAP - panel.offsetHeight}px`
  panel.dataset.placed = ''
}
