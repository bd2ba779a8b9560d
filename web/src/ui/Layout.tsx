import { type ReactNode, useId } from 'react'
import { Region } from './feedback/Region.tsx'
import c from './Layout.module.css'

/** Content column: `text` is 760 px wide for reading, `page` 1200 px. */
export const Page = ({ width = 'page', children }: { width?: 'text' | 'page'; children: ReactNode }) => (
  <div className={c.page} data-width={width}>
    {children}
  </div>
)

interface PageTitleProps {
  children: ReactNode
  /** One or two sentences below the title. */
  lead?: ReactNode
  actions?: ReactNode
}

/** Title of the page, its only h1. */
export const PageTitle = ({ children, lead, actions }: PageTitleProps) => (
  <div className={c.title}>
    <div>
      <h1>{children}</h1>
      {lead && <p className={c.lead}>{lead}</p>}
    </div>
    {actions && <div className={c.acts}>{actions}</div>}
  </div>
)

interface SectionProps {
  title: ReactNode
  /** Short text beside the title. */
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
  id?: string
}

/** Section of a page with an h2; separators divide sections. */
export function Section({ title, note, actions, children, id }: SectionProps) {
  const heading = useId()
  return (
    <section className={c.section} id={id} aria-labelledby={heading}>
      <div className={c.sectionHead}>
        <h2>
          <span id={heading}>{title}</span> {note && <span className={c.note}>{note}</span>}
        </h2>
        {actions}
      </div>
      <Region>{children}</Region>
    </section>
  )
}

/** Description list; entries without a value are omitted. */
export const Facts = ({ items }: { items: readonly { term: string; value: ReactNode }[] }) => (
  <dl className={c.facts}>
    {items
      .filter(({ value }) => value !== null && value !== undefined && value !== '')
      .map(({ term, value }) => [<dt key={`${term}-term`}>{term}</dt>, <dd key={term}>{value}</dd>])}
  </dl>
)

/** Vertical stack with the gap of a form. */
export const Stack = ({ children }: { children: ReactNode }) => <div className={c.stack}>{children}</div>
