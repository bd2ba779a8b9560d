import type { z } from 'zod'
import { address, origins } from './config-formats.ts'

export const mapSettings = {
  MAP_STYLE_URL: address(['http', 'https'], 'https://tiles.example.com/style.json').optional(),
  MAP_ORIGINS: origins.optional(),
}
type Settings = { readonly [K in keyof typeof mapSettings]?: z.output<(typeof mapSettings)[K]> }

/** The style of map tiles, and the origins it loads from. */
export interface MapTiles {
  readonly styleUrl: string
  readonly origins: readonly string[]
}

export function mapTilesOf({ MAP_STYLE_URL: styleUrl, MAP_ORIGINS: others = [] }: Settings): MapTiles | undefined {
  return styleUrl === undefined ? undefined : { styleUrl, origins: [...new Set([new URL(styleUrl).origin, ...others])] }
}
