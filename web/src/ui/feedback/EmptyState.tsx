import type { ReactNode } from 'react'
import { Dial } from '../figures/Dial.tsx'
import c from './EmptyState.module.css'

interface EmptyStateProps {
  title: string
  /** Next steps, in one or two sentences. */
  children?: ReactNode
  icon?: ReactNode
  /** Buttons, the primary one first. */
  actions?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
}

/** Empty state of a list, with the next steps. */
export function EmptyState({ title, children, icon, actions, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={c.empty}>
      <Dial>{icon}</Dial>
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {actions && <div className={c.acts}>{actions}</div>}
    </div>
  )
}
