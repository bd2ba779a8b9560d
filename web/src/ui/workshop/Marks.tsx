import { Moon } from 'lucide-react'
import { serverNow } from '../../clock.ts'
import { AnswerClock } from '../figures/AnswerClock.tsx'
import { Avatar, CompanyTile } from '../figures/Avatar.tsx'
import { AnswerCountdown } from '../figures/Countdowns.tsx'
import { Dial } from '../figures/Dial.tsx'
import { Section, Stack } from '../Layout.tsx'
import { PayRail } from '../pay/PayRail.tsx'
import { RateTag } from '../pay/RateTag.tsx'
import { Mark, Wordmark } from '../Wordmark.tsx'
import c from './Workshop.module.css'

const DAY = 24 * 60 * 60_000
const inDays = (days: number) => new Date(serverNow() + days * DAY + 60_000).toISOString()
const NAMES = ['Vita Care', 'Roast & North', 'Kettle Works', 'Fresh Logistics', 'Acme', 'Ōsaka Dental']

export const Marks = () => (
  <>
    <Section title="Wordmark">
      <div className={c.row}>
        <Wordmark />
        <Mark size={64} />
      </div>
    </Section>
    <Section title="Rate tag">
      <div className={c.row}>
        <RateTag from={19} to={24} currency="EUR" period="hour" size="lg" />
        <RateTag from={17.5} to={21} currency="USD" period="hour" />
        <RateTag from={52000} to={118000} currency="USD" period="year" />
        <RateTag from={4000} to={4000} currency="JPY" period="day" />
        <RateTag from={null} to={null} currency="USD" period="hour" />
      </div>
    </Section>
    <Section title="Answer clock">
      <div className={c.row}>
        <AnswerClock share={0.84} medianDays={3} finished={61} size="lg" />
        <AnswerClock share={0.97} medianDays={0.4} finished={40} />
        <AnswerClock share={0.2} medianDays={12} finished={9} />
        <AnswerClock share={null} medianDays={null} finished={2} />
        <AnswerClock share={null} medianDays={null} finished={2} size="lg" />
      </div>
      <div className={c.row}>
        <AnswerCountdown dueAt={inDays(6)} size="lg" />
        <AnswerCountdown dueAt={inDays(0.2)} />
        <AnswerCountdown dueAt={inDays(-3)} />
        <AnswerCountdown dueAt={inDays(-3)} size="lg" />
      </div>
    </Section>
    <Section title="Pay rail">
      <Stack>
        <PayRail
          from={19}
          to={24}
          currency="EUR"
          period="hour"
          low={13}
          median={19.2}
          high={26}
          of="care in Berlin"
          jobs={28}
        />
        <PayRail
          from={30}
          to={31}
          currency="USD"
          period="hour"
          low={13}
          median={14}
          high={26}
          of="care in Boise"
          jobs={9}
        />
      </Stack>
    </Section>
    <Section title="Dial, tiles, avatars">
      <div className={c.row}>
        <Dial>
          <Moon size={30} />
        </Dial>
        {NAMES.map((name) => (
          <CompanyTile key={name} id={name} name={name} />
        ))}
        <CompanyTile id="x9" name="Large Tile" size={56} />
        <Avatar id="b2" name="Ana Lind" />
        <Avatar id="b5" name="jo@mail.example" size={36} />
      </div>
    </Section>
  </>
)
