import { type ReactNode, useId, useState } from 'react'
import c from './Tooltip.module.css'

/** Short explanation on hover and focus; Escape hides it. Must not contain essential information. */
export function Tooltip({ tip, children }: { tip: ReactNode; children: ReactNode }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens; the control inside keeps its own role
    <span
      className={c.host}
      aria-describedby={open ? id : undefined}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      {children}
      {open && (
        <span role="tooltip" id={id} className={c.tip}>
          {tip}
        </span>
      )}
    </span>
  )
}
