import * as t from '@hearback/texts/web/ui.ts'
import { Link } from 'react-router'
import c from './Breadcrumbs.module.css'

interface BreadcrumbsProps {
  /** From the outermost inwards, without the page itself. */
  steps: readonly { name: string; path: string }[]
}

/** The way to this page from the outermost one. */
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
