import { PayQuestion } from '../../../ui/fields/PayQuestion.tsx'

interface RateQuestionProps {
  rate: number | string
  onUse: (rate: number) => void
}

/** Asks about an unlikely rate. Rates of profiles and experiences are by the hour and in US dollars. */
export const RateQuestion = ({ rate, onUse }: RateQuestionProps) => (
  <PayQuestion
    pay={{ from: rate, currency: 'USD', period: 'hour' }}
    keepsPeriod
    onUse={({ from }) => from !== undefined && onUse(from)}
  />
)
