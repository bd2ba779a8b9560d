import * as t from '@hearback/texts/web/maps.ts'
import { Maximize, Minus, Plus, Search } from 'lucide-react'
import { Button } from '../Button.tsx'
import c from './DialMap.module.css'

interface MapControlsProps {
  onZoom: (factor: number) => void
  onWhole: () => void
}

/** Zoom buttons, the accessible alternative to pinch and wheel. */
export const MapControls = ({ onZoom, onWhole }: MapControlsProps) => (
  <div className={c.controls}>
    <button type="button" aria-label={t.zoomIn} onClick={() => onZoom(1.7)}>
      <Plus size={18} aria-hidden />
    </button>
    <button type="button" aria-label={t.zoomOut} onClick={() => onZoom(1 / 1.7)}>
      <Minus size={18} aria-hidden />
    </button>
    <button type="button" aria-label={t.circleShowAction} onClick={onWhole}>
      <Maximize size={16} aria-hidden />
    </button>
  </div>
)

export const SearchArea = ({ onSearch }: { onSearch: () => void }) => (
  <div className={c.area}>
    <Button size="sm" icon={<Search size={15} aria-hidden />} onClick={onSearch}>
      {t.areaSearchAction}
    </Button>
  </div>
)

/** GeoNames requires attribution (CC BY 4.0). */
export const MapCredit = ({ note }: { note: string }) => (
  <p className={c.credit}>
    {note} {t.towns} <a href="https://www.geonames.org/">GeoNames</a>,{' '}
    <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
  </p>
)
