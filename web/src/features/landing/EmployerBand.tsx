import type { Plan } from '@hearback/contract/accounts/subscriptions.ts'
import * as t from '@hearback/texts/web/landing.ts'
import { CheckCheck, MessagesSquare, Timer } from 'lucide-react'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import l from './Landing.module.css'
import c from './Offer.module.css'
import { freePostsWords } from './prices.ts'

const ICON = { size: 22, 'aria-hidden': true } as const
const POINTS = [
  {
    icon: <Timer {...ICON} />,
    title: t.employerDueTitle,
    text: t.employerDueText,
  },
  {
    icon: <MessagesSquare {...ICON} />,
    title: t.employerTemplatesTitle,
    text: t.employerTemplatesText,
  },
  {
    icon: <CheckCheck {...ICON} />,
    title: t.employerRateTitle,
    text: t.employerRateText,
  },
]

/** Pine with citron, in both themes. */
export const EmployerBand = ({ plans }: { plans: readonly Plan[] }) => (
  <section className={c.employers} aria-label={t.forEmployers}>
    <div className={`${l.band} ${c.employersRow}`}>
      <div>
        <h2>{t.employerTitle}</h2>
        <p>{t.employerLead(freePostsWords(plans))}</p>
        <LinkButton to={paths.signup({ as: 'employer' })} variant="accent" size="lg">
          {t.employerAction}
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
