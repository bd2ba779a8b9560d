import * as t from '@hearback/texts/web/agenda.ts'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, CalendarDays, Handshake, Hourglass, type LucideIcon } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { lastNeedsHeight, rememberNeedsHeight } from '../../api/early/needs-height.ts'
import { slotStart } from '../../domain/interview-times.ts'
import { paths } from '../../routing/paths.ts'
import { deviceZone } from '../../ui/text/device-zone.ts'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { agenda } from './applications.queries.ts'
import c from './NeedsYou.module.css'

interface Need {
  key: string
  icon: LucideIcon
  to: string
  words: ReactNode
}

/** Links to what waits for the seeker; renders nothing when nothing does. `bar` is as wide as the window. */
export function NeedsYou({ bar = false }: { bar?: boolean }) {
  const { data } = useQuery(agenda())
  const place = bar ? 'bar' : 'strip'
  const strip = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (data) rememberNeedsHeight(place, strip.current?.offsetHeight ?? 0)
  }, [data, place])
  if (!data) return <div className={c.coming} data-bar={bar || undefined} style={{ height: lastNeedsHeight(place) }} />
  const { offersToAnswer, slotsToPick, nextInterview, overdueAnswers } = data
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
  const shown = needs.filter((need) => need !== false)
  if (shown.length === 0) return null
  return (
    <nav ref={strip} aria-label={t.title} className={c.strip} data-bar={bar || undefined}>
      <b>{t.title}</b>
      <ul>
        {shown.map(({ key, icon: Icon, to, words }) => (
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
