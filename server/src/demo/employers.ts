import type { Draw } from './draw/random.ts'
import { drawName, drawTown, type Name } from './people.ts'
import { type Trade, trades } from './words/trades.ts'

/** How a company treats applicants; the figures on its page come out of it. */
export interface Temperament {
  /** Share of applications that it answers at all. */
  readonly answers: number
  /** Days that an answer usually takes. */
  readonly days: number
}

export interface DemoEmployer {
  readonly email: string
  readonly person: Name
  readonly businessName: string
  readonly trade: Trade
  readonly town: string
  readonly size: string
  readonly description: string
  readonly temperament: Temperament
  readonly hereForDays: number
}

/** Of what waits for an answer, this share is older than the 30 days after which it counts against the company. */
const overdueShare = 0.2

/** Shares of answers, as they are counted, from about 60 % to all; each trade has some of both. */
function temperamentOf(draw: Draw, place: number, count: number): Temperament {
  // 29 shares no divisor with the number of companies, so each share is given once.
  const share = 0.6 + 0.4 * (((place * 29 + 41) % count) / (count - 1))
  const answers = (share * overdueShare) / (0.9 * (1 - share) + share * overdueShare)
  return { answers, days: Math.round((2 + (1 - share) * 16 + draw.next() * 3) * 10) / 10 }
}
const sizes = ['1–10', '11–50', '51–200', '201–500']
const closings = [
  'We answer everyone, even when it’s a no, and we say why.',
  'Most of us started with a paid trial day.',
  'We pay on the 1st and the 15th, overtime included.',
  'Nobody here eats lunch at a desk.',
  'Schedules are posted three weeks ahead and rarely change.',
  'Every new hire has a colleague beside them for the first two weeks.',
  'Half of our leads started in an entry-level job.',
  'Pay is reviewed once a year, in the open.',
  'We’d rather train someone kind than hire someone difficult.',
  'When it’s quiet, people go home early on full pay.',
  'The owner still works one shift a week.',
  'We close between Christmas and New Year.',
]

/** Companies that are named after a place are there. */
const seats: Readonly<Record<string, string>> = {
  'Cold Chain Idaho': 'Nampa, ID',
  'Three Rivers Plumbing': 'Pittsburgh, PA',
  'Meridian Learning': 'Meridian, ID',
  'Boise Valley Insurance': 'Boise, ID',
  'Gem State Machine': 'Meridian, ID',
  'Snake River Orchards': 'Nampa, ID',
}
const seatOf = (company: string, drawn: string): string => seats[company] ?? drawn

const slug = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-')

/** Every company of every trade; the first is the one that the printed employer account owns. */
export function drawEmployers(draw: Draw): DemoEmployer[] {
  const companies = trades.flatMap((trade) => trade.companies.map((businessName) => ({ trade, businessName })))
  return companies.map(({ trade, businessName }, place) => ({
    email: `${slug(businessName)}@companies.example`,
    person: drawName(draw),
    businessName,
    trade,
    town: businessName === 'Copper Kettle Bakery' ? 'Boise, ID' : seatOf(businessName, drawTown(draw)),
    size: draw.pick(sizes),
    description: describe(draw, businessName, trade),
    temperament: temperamentOf(draw, place, companies.length),
    hereForDays: draw.between(95, 900),
  }))
}

function describe(draw: Draw, name: string, trade: Trade): string {
  const since = draw.between(1978, 2021)
  return [
    `${name} has been in ${trade.industry.toLowerCase()} since ${since}. People stay with us: half of the team has been here ${draw.between(3, 9)} years or longer.`,
    draw.sample(closings, 2).join(' '),
  ].join('\n\n')
}
