import * as t from '@hearback/texts/web/maps.ts'
import { Map as MapIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { LinkButton } from '../Button.tsx'
import c from './MapLink.module.css'

/** Floating button that opens the map on narrow screens. */
export const MapLink = (link: Pick<ComponentProps<typeof LinkButton>, 'to' | 'state' | 'preventScrollReset'>) => (
  <div className={c.place}>
    <LinkButton {...link} variant="primary" round icon={<MapIcon size={17} aria-hidden />}>
      {t.map}
    </LinkButton>
  </div>
)
