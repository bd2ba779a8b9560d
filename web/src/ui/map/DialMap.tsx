import * as t from '@hearback/texts/web/maps.ts'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { inKilometers, inUnit, radiusText, useDistanceUnit } from '../text/distance.ts'
import { type Area, areaOf } from './area.ts'
import { DialFace, ticksOf } from './DialFace.tsx'
import c from './DialMap.module.css'
import { boxOfGroup, type Flag, flagOf } from './flag.ts'
import { type Point, ringsWithin, type Spot } from './geometry.ts'
import { countOf, type Group, groupsOf, type MapPin, PIN_HEIGHT, type PlacedPin } from './groups.ts'
import type { Geography } from './land/geography.ts'
import { MapLand } from './land/MapLand.tsx'
import { useGeography } from './land/use-geography.ts'
import { MapControls, MapCredit, SearchArea } from './MapControls.tsx'
import { MapPins } from './MapPins.tsx'
import { besideSpot, boxOf, isInside, isWithin, type Name, placeNames } from './names.ts'
import { PinList } from './PinList.tsx'
import { useGround } from './tiles/use-ground.ts'
import { useMapView } from './use-map-view.ts'
import { useMarked } from './use-marked.ts'
import { onScreen, type Size, type View } from './view.ts'

interface DialMapProps {
  label: string
  circle: Point & { km: number; searched: boolean }
  towns: readonly (Point & { name: string })[]
  /** In the order of the list: where two overlap, the earlier one keeps its position. */
  pins: readonly MapPin[]
  selected?: string | undefined
  onPick: (id: string) => void
  /** Searches the area that is visible after the user moved the map. */
  onArea: (area: Area) => void
  groupWords: (pins: readonly MapPin[]) => string
  /** Sentence that explains the points. */
  note: string
  /** MapLibre style of tiles; without it, or where it fails, only land and borders are drawn. */
  styleUrl?: string | undefined
  /** Content above the lower edge. */
  children?: ReactNode
}

/** Map of land and borders or of tiles, with distance rings, town names and pins. The list beside it has the same content. */
export function DialMap({
  label,
  circle,
  towns,
  pins,
  selected,
  onPick,
  onArea,
  groupWords,
  note,
  styleUrl,
  children,
}: DialMapProps) {
  const surface = useRef<HTMLElement>(null)
  const { km, searched } = circle
  const { projection, tiles } = useGround(circle, styleUrl)
  const placed = useMemo(() => pins.map((pin) => ({ ...pin, spot: projection.at(pin) })), [pins, projection])
  const marked = useMarked()
  const { size, view, moved, bounds, zoom, whole, hold, reveal } = useMapView(surface, km, placed)
  const geography = useGeography(circle, tiles ? undefined : reachOf(km))
  const [listed, setListed] = useState<readonly MapPin[]>()
  const chosen = placed.find(({ id }) => id === selected)
  useReveal(chosen, size !== undefined, reveal)
  const onGroup = (group: readonly PlacedPin[]) => {
    if (!bounds || !view) return
    if (!canPart(group, bounds.most)) return setListed(group)
    surface.current?.focus({ preventScroll: true })
    hold(group)
  }
  const close = () => {
    setListed(undefined)
    surface.current?.focus({ preventScroll: true })
  }
  const groups = view && size ? groupsOf(placed, view, size) : []
  const flag = chosen && view && size && flagOf(chosen, onScreen(chosen.spot, view, size), groups, size)
  return (
    <section ref={surface} className={c.map} aria-label={label} tabIndex={-1} data-land={geography && ''}>
      <p className="sr">{t.mapKeysHint}</p>
      {view && size && (
        <>
          {tiles?.draw(view)}
          <Face
            size={size}
            view={view}
            km={km}
            geography={geography}
            searched={searched}
            towns={tiles ? [] : towns.map(({ name, ...point }) => ({ name, spot: projection.at(point) }))}
            groups={groups}
            flag={flag}
          />
          <MapPins
            groups={groups}
            selected={flag}
            marked={marked}
            groupWords={groupWords}
            onPin={(pin) => onPick(pin.id)}
            onGroup={onGroup}
          />
        </>
      )}
      <MapControls onZoom={zoom} onWhole={whole} />
      {moved && view && size && <SearchArea onSearch={() => onArea(areaOf(view, size, projection))} />}
      <div className={c.foot}>
        {listed ? (
          <PinList
            title={`${countOf(listed)} ${groupWords(listed)}`}
            pins={listed}
            onPick={(id) => {
              close()
              onPick(id)
            }}
            onClose={close}
          />
        ) : (
          children
        )}
        {tiles && <div ref={tiles.credit} className={c.credit} />}
        <MapCredit note={note} />
      </div>
    </section>
  )
}

/** Distance that the geography must cover: the farthest that the map moves and shows, in kilometers. */
const reachOf = (km: number) => km * 6

/** Whether the maximum zoom would separate the pins. */
const canPart = (pins: readonly PlacedPin[], closest: number) => {
  const [first] = pins
  return pins.some(
    ({ spot }) => first && Math.hypot(spot.x - first.spot.x, spot.y - first.spot.y) * closest > PIN_HEIGHT * 2,
  )
}

function useReveal(chosen: PlacedPin | undefined, ready: boolean, reveal: (pin: PlacedPin) => void): void {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (!ready || !chosen || shown.current === chosen.id) return
    shown.current = chosen.id
    reveal(chosen)
  })
}

interface FaceProps {
  size: Size
  view: View
  km: number
  geography: Geography | undefined
  searched: boolean
  towns: readonly { name: string; spot: Spot }[]
  groups: readonly Group[]
  flag: Flag | undefined
}

/**
 * Draws rings and names. Names yield to pins, and town names to ring names; each must fit the map, and town names the
 * rim.
 */
function Face({ size, view, km, geography, searched, towns, groups, flag }: FaceProps) {
  const middle = onScreen({ x: 0, y: 0 }, view, size)
  const unit = useDistanceUnit()
  const seenKm = Math.max(size.width, size.height) / 2 / view.scale
  // A ring within 5% of the rim would have the same label.
  const rings = ringsWithin(inUnit(km, unit), inUnit(seenKm, unit))
    .map((ring) => inKilometers(ring, unit))
    .filter((ring) => ring < km * 0.95)
  const radius = km * view.scale
  const boxes = [...groups.map(boxOfGroup), ...(flag ? [flag] : [])].map((box) => ({ ...box, height: box.height + 4 }))
  const seen = (name: Name) => isWithin(boxOf(name), { top: 0, bottom: size.height - 40, right: size.width })
  const ringNames = searched
    ? placeNames(
        [...rings, km].map((ring) =>
          namesOfRing(radiusText(ring, unit), ring * view.scale + (ring === km ? OUTSIDE : 0), middle).filter(seen),
        ),
        boxes,
      )
    : []
  const ringBoxes = ringNames.map(({ x, y, text }) => ({ x, y, width: text.length * 7 + 12, height: 20 }))
  const named = new Set(groups.flatMap(({ pins }) => (pins.length === 1 ? pins.map(({ town }) => town) : [])))
  const inside = (name: Name) => seen(name) && isInside(boxOf(name), middle, radius - ticksOf(radius))
  const townNames = placeNames(
    towns
      .filter(({ name }) => !named.has(name))
      .map(({ name, spot }) => besideSpot(onScreen(spot, view, size), name, boxes).filter(inside)),
    [...boxes, ...ringBoxes, { ...middle, width: 12, height: 12 }],
  )
  return (
    <DialFace
      size={size}
      middle={middle}
      radius={radius}
      rings={rings.map((ring) => ring * view.scale)}
      searched={searched}
      ringNames={ringNames}
      townNames={townNames}
    >
      {geography && <MapLand geography={geography} middle={middle} scale={view.scale} />}
    </DialFace>
  )
}

/** Distance of the rim's name from its ticks, in pixels. */
const OUTSIDE = 14
const ANGLES = [0, 180, 30, 330, 150, 210, 90, 270]
const namesOfRing = (text: string, radius: number, { x, y }: Spot): Name[] =>
  ANGLES.map((angle) => (angle * Math.PI) / 180).map((angle) => ({
    x: x + radius * Math.sin(angle),
    y: y - radius * Math.cos(angle),
    text,
  }))
