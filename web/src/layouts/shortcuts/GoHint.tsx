import * as t from '@hearback/texts/web/shortcuts.ts'
import { useEffect } from 'react'
import { Keys } from '../../ui/shortcuts/Keys.tsx'
import { placesOf, type Viewer } from './places.ts'
import c from './Shortcuts.module.css'

/** Shown after `g`: the targets of the letters. Closes on any key or an outside click. */
export function GoHint({ viewer, onLeave }: { viewer: Viewer; onLeave: () => void }) {
  useEffect(() => {
    addEventListener('pointerdown', onLeave)
    return () => removeEventListener('pointerdown', onLeave)
  }, [onLeave])
  return (
    <div className={c.going} role="status">
      <p>{t.goTo}</p>
      <ul>
        {placesOf(viewer)
          .filter(({ letter }) => letter)
          .map(({ to, label, letter = '' }) => (
            <li key={to}>
              <Keys keys={[letter]} /> {label}
            </li>
          ))}
      </ul>
    </div>
  )
}
