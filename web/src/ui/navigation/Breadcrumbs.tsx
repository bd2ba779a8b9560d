import * as t from '@hearback/texts/web/ui.ts'
import { Link } from 'react-router'
import c from './Breadcrumbs.module.css'

interface BreadcrumbsProps {
  /** Ancestors from the root, without the page itself. */
  steps: readonly { name: string; path: string }[]
}

/** Breadcrumb navigation. */
export const Breadcrumbs = ({ steps }: BreadcrumbsProps) => (
  <nav aria-label={t.breadcrumbsLabel}>
    <ol className={c.steps}>
      {steps.map(({ name, path }) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
    </ol>
  </nav>
)
