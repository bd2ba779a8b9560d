import * as t from '@hearback/texts/web/agenda.ts'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, CalendarDays, Handshake, Hourglass, type LucideIcon } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { lastNeedsHeight, rememberNeedsHeight } from '../../api/early/needs-height.ts'
import { slotStart } from '../../domain/interview-times.ts'
import { paths } from '../../routing/paths.ts'
import { deviceZone } from '../../ui/text/device-zone.ts'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { type Agenda, agenda } from './applications.queries.ts'
import c from './NeedsYou.module.css'

interface Need {
  key: string
  icon: LucideIcon
  to: string
  words: ReactNode
}

/** Height of the bar, reserved for its next load where it has not been rendered. */
const BAR_HEIGHT = 45

/**
 * Links to what waits for the seeker; renders nothing when nothing does. `bar` is as wide as the window: the first page on a device,
 * which has no space reserved for it, goes without.
 */
export function NeedsYou({ bar = false }: { bar?: boolean }) {
  const { data } = useQuery(agenda())
  const place = bar ? 'bar' : 'strip'
  const strip = useRef<HTMLElement>(null)
  const [hasSpace] = useState(() => !bar || data !== undefined || lastNeedsHeight('bar') !== undefined)
  const needs = data && needsOf(data)
  const unseen = hasSpace || needs?.length === 0 ? 0 : BAR_HEIGHT
  useLayoutEffect(() => {
    if (data) rememberNeedsHeight(place, strip.current?.offsetHeight ?? unseen)
  }, [data, place, unseen])
  if (!needs)
    return <div className={c.coming} data-bar={bar || undefined} style={{ height: lastNeedsHeight(place) ?? 0 }} />
  if (needs.length === 0 || !hasSpace) return null
  return (
    <nav ref={strip} aria-label={t.title} className={c.strip} data-bar={bar || undefined}>
      <b>{t.title}</b>
      <ul>
        {needs.map(({ key, icon: Icon, to, words }) => (
          <li key={key}>
            <Link to={to}>
              <Icon size={16} aria-hidden />
              <span>{words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function needsOf({ offersToAnswer, slotsToPick, nextInterview, overdueAnswers }: Agenda): Need[] {
  const needs: (Need | false)[] = [
    offersToAnswer > 0 && {
      key: 'offers',
      icon: Handshake,
      to: `${paths.offers()}?status=pending`,
      words: t.offers(offersToAnswer),
    },
    slotsToPick.first !== null && {
      key: 'slots',
      icon: CalendarClock,
      to:
        slotsToPick.count > 1
          ? `${paths.applications()}?status=interview`
          : paths.application(slotsToPick.first.applicationId),
      words:
        slotsToPick.count > 1 ? (
          t.pickTimes(slotsToPick.count)
        ) : (
          <Sentence of={t.pickTime} names={[slotsToPick.first.company]} />
        ),
    },
    nextInterview !== null && {
      key: 'interview',
      icon: CalendarDays,
      to: paths.application(nextInterview.applicationId),
      words: (
        <Sentence
          of={(company) => t.nextInterview(company, slotStart(nextInterview.at, deviceZone()))}
          names={[nextInterview.company]}
        />
      ),
    },
    overdueAnswers > 0 && {
      key: 'overdue',
      icon: Hourglass,
      to: `${paths.applications()}?sort=due`,
      words: t.overdue(overdueAnswers),
    },
  ]
  return needs.filter((need) => need !== false)
}
