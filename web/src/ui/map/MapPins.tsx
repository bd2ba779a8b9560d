import { Verbatim } from '../text/Verbatim.tsx'
import c from './DialMap.module.css'
import type { Flag } from './flag.ts'
import type { Spot } from './geometry.ts'
import { countOf, type Group, type MapPin, type PlacedPin } from './groups.ts'

interface MapPinsProps {
  groups: readonly Group[]
  selected: Flag | undefined
  marked: string | undefined
  /** Text after the number on a group of pins, e.g. "jobs in Boise". */
  groupWords: (pins: readonly MapPin[]) => string
  onPin: (pin: PlacedPin) => void
  onGroup: (pins: readonly PlacedPin[]) => void
}

const placed = ({ x, y }: Spot) => ({ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` })

/** Pins as labeled buttons; the selected one floats beside its position, so that it covers nothing there. */
export function MapPins({ groups, selected, marked, groupWords, onPin, onGroup }: MapPinsProps) {
  const isMarked = (pins: readonly MapPin[]) => marked !== undefined && pins.some(({ ids }) => ids.includes(marked))
  return (
    <ul className={c.pins}>
      {groups.map(({ pins, x, y }) => {
        const [first] = pins
        if (!first) return null
        const alone = pins.length === 1
        if (alone && first.id === selected?.pin.id) return null
        return (
          <li key={first.id} style={placed({ x, y })} data-marked={isMarked(pins) || undefined}>
            <button
              type="button"
              className={c.pin}
              data-several={!alone || undefined}
              onClick={() => (alone ? onPin(first) : onGroup(pins))}
            >
              {alone ? first.label : countOf(pins)}
              <span className="sr"> {alone ? <PinWords pin={first} /> : groupWords(pins)}</span>
            </button>
          </li>
        )
      })}
      {selected && (
        <li className={c.selected} style={placed(selected)} data-side={selected.side}>
          <button type="button" className={c.pin} aria-current="true" onClick={() => onPin(selected.pin)}>
            {selected.pin.label}
            <span className="sr">
              {' '}
              <PinWords pin={selected.pin} />
            </span>
          </button>
        </li>
      )}
    </ul>
  )
}

const PinWords = ({ pin: { title, note } }: { pin: Pick<MapPin, 'title' | 'note'> }) => (
  <>
    {title}
    {title && note && ', '}
    <Verbatim>{note}</Verbatim>
  </>
)
