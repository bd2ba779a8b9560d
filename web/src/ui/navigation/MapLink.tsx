import * as t from '@hearback/texts/web/maps.ts'
import { Map as MapIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { LinkButton } from '../Button.tsx'
import c from './MapLink.module.css'

type Target = Pick<ComponentProps<typeof LinkButton>, 'to' | 'state' | 'replace' | 'preventScrollReset'>

/** Floating button that opens the map, or hides one that is beside the list. */
export const MapLink = ({ open, ...link }: Target & { open: boolean }) => (
  <div className={c.place}>
    <LinkButton {...link} variant="primary" round icon={<MapIcon size={17} aria-hidden />}>
      {open ? t.mapHideAction : t.map}
    </LinkButton>
  </div>
)
