import * as t from '@hearback/texts/web/ui.ts'
import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { NavLink } from 'react-router'
import f from './Floating.module.css'
import { type Floating, useFloating } from './floating.ts'
import c from './Menu.module.css'

/** The entry with `foot` stays visible while the others scroll. */
export type MenuEntry =
  | { label: ReactNode; icon?: ReactNode; to: string }
  | { label: ReactNode; icon?: ReactNode; onSelect: () => void; danger?: boolean; foot?: boolean }
  | 'line'

export interface MenuProps {
  /** Accessible name of the menu. */
  label: string
  /** Renders the button; spread the given props on it. */
  trigger: (props: Floating['triggerProps'] & { 'aria-haspopup': 'menu' }) => ReactNode
  /** Empty while loading: the first entry gets the focus once loaded. */
  entries: readonly MenuEntry[]
  /** Line above the entries, e.g. the signed-in user. */
  heading?: ReactNode
  align?: 'start' | 'end'
}

/** Dropdown menu of links and actions; supports arrow keys, Home, End and Escape. */
export function Menu({ label, trigger, entries, heading, align = 'start' }: MenuProps) {
  const floating = useFloating(align)
  const { open, panel } = floating
  const isEmpty = entries.length === 0
  useEffect(() => {
    if (open && !isEmpty) itemsOf(panel.current)[0]?.focus()
  }, [open, isEmpty, panel])
  return (
    <>
      {trigger({ ...floating.triggerProps, 'aria-haspopup': 'menu' })}
      <div {...floating.panelProps} className={`${f.panel} ${c.menu}`}>
        {heading && <div className={c.heading}>{heading}</div>}
        {isEmpty && (
          <p className={c.heading} role="status">
            {t.loadingLabel}
          </p>
        )}
        <div role="menu" aria-label={label} tabIndex={-1} onKeyDown={(event) => walk(event, floating)}>
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity of their own and keep their order
            <Entry key={index} entry={entry} close={floating.close} />
          ))}
        </div>
      </div>
    </>
  )
}

function Entry({ entry, close }: { entry: MenuEntry; close: () => void }) {
  if (entry === 'line') return <hr className={c.line} />
  const inside = (
    <>
      {entry.icon}
      <span>{entry.label}</span>
    </>
  )
  if ('to' in entry)
    return (
      <NavLink role="menuitem" tabIndex={-1} className={() => c.item} to={entry.to} onClick={close}>
        {inside}
      </NavLink>
    )
  const act = () => {
    close()
    entry.onSelect()
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={c.item}
      data-danger={entry.danger || undefined}
      data-foot={entry.foot || undefined}
      onClick={act}
    >
      {inside}
    </button>
  )
}

const itemsOf = (panel: HTMLElement | null) => [...(panel?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

function walk(event: KeyboardEvent, floating: Floating) {
  if (event.key === 'Tab') floating.close()
  const step = STEPS[event.key]
  if (!step) return
  event.preventDefault()
  const items = itemsOf(floating.panel.current)
  items[step(items.indexOf(document.activeElement as HTMLElement), items.length)]?.focus()
}
