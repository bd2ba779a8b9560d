import type { Plan } from '@hearback/contract/subscriptions.ts'
import { CheckCheck, MessagesSquare, Timer } from 'lucide-react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import l from './Landing.module.css'
import c from './Offer.module.css'
import { freePostsWords } from './prices.ts'

const ICON = { size: 22, 'aria-hidden': true } as const
const POINTS = [
  {
    icon: <Timer {...ICON} />,
    title: 'What is due today, first',
    text: 'Answers that fall due, interviews and unread messages on one page.',
  },
  {
    icon: <MessagesSquare {...ICON} />,
    title: 'Forty honest answers in three minutes',
    text: 'Templates and bulk answers with a reason; each person gets words, not a status.',
  },
  {
    icon: <CheckCheck {...ICON} />,
    title: 'Your answer rate works for you',
    text: 'It stands on every one of your jobs, and people apply where they will hear back.',
  },
]

/** Pine with citron, in both themes. */
export const EmployerBand = ({ plans }: { plans: readonly Plan[] }) => (
  <section className={c.employers} aria-label="For employers">
    <div className={`${l.band} ${c.employersRow}`}>
      <div>
        <h2>People apply where they hear back</h2>
        <p>Post with the pay, answer in time, and let the figures speak. {freePostsWords(plans)}</p>
        <LinkButton to={paths.signup({ as: 'employer' })} variant="accent" size="lg">
          Post a job
        </LinkButton>
      </div>
      <ul className={c.points}>
        {POINTS.map(({ icon, title, text }) => (
          <li key={title}>
            {icon}
            <div>
              <b>{title}</b>
              <span>{text}</span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
