import type { ReactNode } from 'react'
import { Dial } from '../figures/Dial.tsx'
import c from './EmptyState.module.css'

interface EmptyStateProps {
  title: string
  /** What to do next, in one or two sentences. */
  children?: ReactNode
  icon?: ReactNode
  /** Buttons; the first one leads on. */
  actions?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
}

/** Nothing here yet, and what to do about it. */
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
