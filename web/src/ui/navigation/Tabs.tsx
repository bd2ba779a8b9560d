import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Region } from '../feedback/Region.tsx'
import c from './Tabs.module.css'

export interface Tab<V extends string> {
  value: V
  label: string
  count?: number | undefined
  panel: ReactNode
}

interface TabsProps<V extends string> {
  label: string
  tabs: readonly Tab<V>[]
  value: V
  onChange: (value: V) => void
}

/** Tabs; arrow keys move between them. Only the selected panel is rendered. */
export function Tabs<V extends string>({ label, tabs, value, onChange }: TabsProps<V>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const chosen = tabs.findIndex((tab) => tab.value === value)
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const next = (chosen + step + tabs.length) % tabs.length
    const tab = tabs[next]
    if (tab) onChange(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={c.list} onKeyDown={walk} tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className={c.tab}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label} {tab.count !== undefined && <span className={c.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={c.panel}>
        <Region key={value}>{tabs[chosen]?.panel}</Region>
      </div>
    </div>
  )
}
