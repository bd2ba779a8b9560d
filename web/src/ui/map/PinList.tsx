import * as t from '@hearback/texts/web/maps.ts'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import c from './DialMap.module.css'
import type { MapPin } from './groups.ts'

interface PinListProps {
  title: string
  pins: readonly MapPin[]
  onPick: (id: string) => void
  onClose: () => void
}

/** List of pins at the same place, which no zoom separates. */
export function PinList({ title, pins, onPick, onClose }: PinListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className={c.list} aria-label={title} data-scrolls>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={c.close} onClick={onClose} aria-label={t.pinListCloseLabel}>
          <X size={17} aria-hidden />
        </button>
      </header>
      <ul>
        {pins.map((pin) => (
          <li key={pin.id}>
            <button type="button" onClick={() => onPick(pin.id)}>
              <b>{pin.label}</b> <span>{pin.title}</span> <small translate="no">{pin.note}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
