import { PayQuestion } from '../../../ui/pay/PayQuestion.tsx'

interface RateQuestionProps {
  rate: number | string
  onUse: (rate: number) => void
}

/** Asks about an implausible rate. Rates of profiles and experiences are per hour in US dollars. */
export const RateQuestion = ({ rate, onUse }: RateQuestionProps) => (
  <PayQuestion
    pay={{ from: rate, currency: 'USD', period: 'hour' }}
    keepsPeriod
    onUse={({ from }) => from !== undefined && onUse(from)}
  />
)
