import { hueOf, initialsOf } from './hue.ts'
import c from './Tile.module.css'

const HUES = [25, 55, 80, 110, 135, 160, 190, 220, 250, 280, 310, 345]

interface TileProps {
  /** Determines the color. */
  id: string
  /** Index of the color instead (`huesOf`). */
  hue?: number | undefined
  name: string
  picture?: string | null | undefined
  /** In pixels; 44 in rows, 56 in page headers. */
  size?: number
}

function Tile({ id, hue = hueOf(id), name, picture, size = 44, person }: TileProps & { person?: boolean }) {
  const style = {
    '--h': HUES[hue],
    width: size,
    height: size,
    fontSize: size * 0.37,
    ...(!person && { borderRadius: size * 0.25 }),
  }
  return (
    <span className={c.tile} data-person={person || undefined} style={style} aria-hidden="true" translate="no">
      {picture ? <img src={picture} alt="" loading="lazy" width={size} height={size} /> : initialsOf(name)}
    </span>
  )
}

/** Company tile: logo, or initials on one of 12 hues. Decorative; the name is beside it. */
export const CompanyTile = (props: TileProps) => <Tile {...props} />

/** The round variant for people. */
export const Avatar = (props: TileProps) => <Tile {...props} person />
