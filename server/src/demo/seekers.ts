import type {
  Certificate,
  ProfileLink,
  School,
  SpokenLanguage,
  WishedPay,
  WorkAuthorization,
} from '@hearback/contract/people/profile-entries.ts'
import type { Draw } from './draw/random.ts'
import { allTowns, availabilities, drawAboutMe, drawName, leavingReasons, type Name, schools } from './people.ts'
import { type Trade, trades } from './words/trades.ts'

export interface DemoExperience {
  readonly title: string
  readonly company: string
  readonly start: string
  readonly end: string | null
  readonly rate: number
  readonly leavingReason: string | null
  readonly description: string
}

/** The lists of a profile; each one empty where a person says nothing. */
export interface DemoEntries {
  /** The first is `school` of the person. */
  readonly schools: School[]
  readonly certificates: DemoCertificate[]
  readonly languages: SpokenLanguage[]
  readonly links: ProfileLink[]
  readonly workAuthorization: WorkAuthorization[]
  readonly wishedPay: WishedPay | undefined
}
export interface DemoCertificate extends Pick<Certificate, 'name' | 'issuer'> {
  readonly issuedMonthsAgo: number
  /** Years that it is valid for; null without an end. */
  readonly years: number | null
}

export interface DemoSeeker {
  readonly email: string
  readonly person: Name
  readonly trade: Trade
  readonly jobTitle: string
  readonly town: string
  /** Degrees off the middle of the town. */
  readonly offset: readonly [number, number]
  readonly skills: string[]
  readonly hourlyRate: number
  readonly availability: string
  readonly aboutMe: string
  readonly school: string
  readonly vacationHours: number
  readonly experience: DemoExperience[]
  readonly entries?: DemoEntries
}

export function drawSeekers(draw: Draw, count: number): DemoSeeker[] {
  return Array.from({ length: count }, (_, index) => drawSeeker(draw, index))
}

function drawSeeker(draw: Draw, index: number): DemoSeeker {
  const person = drawName(draw)
  // The first one is the printed account: a baker near the printed company.
  const trade = index === 0 ? trades[0] : draw.pick(trades)
  if (!trade) throw new Error('a seeker needs a trade')
  return {
    email: `${person.first}.${person.last}.${index}@people.example`.toLowerCase(),
    person,
    trade,
    jobTitle: index === 0 ? 'Baker' : draw.pick(trade.titles),
    town: index === 0 ? 'Boise, ID' : draw.pick(allTowns),
    offset: [(draw.next() - 0.5) * 0.12, (draw.next() - 0.5) * 0.12],
    skills: draw.sample(trade.skills, draw.between(2, 5)),
    hourlyRate: Math.round((trade.pay[0] + draw.next() * (trade.pay[1] - trade.pay[0])) * 2) / 2,
    availability: draw.pick(availabilities),
    aboutMe: drawAboutMe(draw),
    school: draw.pick(schools),
    vacationHours: draw.pick([80, 100, 120, 160]),
    experience: drawExperience(draw, trade, draw.between(1, 3)),
  }
}

/** Newest first; the newest may still go on. */
function drawExperience(draw: Draw, trade: Trade, count: number): DemoExperience[] {
  let year = 2026
  return Array.from({ length: count }, (_, index) => {
    const employed = index === 0 && draw.chance(0.5)
    const end = employed ? null : `${year}-0${draw.between(1, 9)}`
    year -= draw.between(1, 4)
    return {
      title: draw.pick(trade.titles),
      company: draw.pick(trade.companies),
      start: `${year}-0${draw.between(1, 9)}`,
      end,
      rate: Math.max(12, trade.pay[0] - index + draw.between(0, 6)),
      leavingReason: employed ? null : draw.pick(leavingReasons),
      description: draw.sample(trade.tasks, 2).join('. ').concat('.'),
    }
  })
}
