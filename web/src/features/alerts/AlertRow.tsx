import type { Alert } from '@hearback/contract/jobs/alerts.ts'
import * as t from '@hearback/texts/web/alerts.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Pill } from '../../ui/figures/Pill.tsx'
import { useDistanceUnit } from '../../ui/text/distance.ts'
import { joinWithDots } from '../../ui/text/join-with-dots.ts'
import c from './Alerts.module.css'
import { partsOf, searchOf } from './alert-words.ts'

interface AlertRowProps {
  alert: Alert
  onPause: (alert: Alert) => unknown
  onRename: (alert: Alert) => void
  onRemove: (alert: Alert) => void
}

/** A saved search: its criteria, its mail setting and its actions. */
export function AlertRow({ alert, onPause, onRename, onRemove }: AlertRowProps) {
  const { name, paused } = alert
  const unit = useDistanceUnit()
  return (
    <li className={c.row}>
      <div>
        <h2>
          <Link to={searchOf(alert)}>{name}</Link> {paused && <Pill tone="quiet">{t.paused}</Pill>}
        </h2>
        <p>{joinWithDots(partsOf(alert, unit))}</p>
      </div>
      <div className={c.acts}>
        <Button size="sm" onClick={() => onPause(alert)}>
          {paused ? t.resume : t.pause}
          <span className="sr"> {name}</span>
        </Button>
        <IconButton label={t.rename(name)} icon={<Pencil size={17} aria-hidden />} onClick={() => onRename(alert)} />
        <IconButton label={t.remove(name)} icon={<Trash2 size={17} aria-hidden />} onClick={() => onRemove(alert)} />
      </div>
    </li>
  )
}
