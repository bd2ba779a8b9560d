import type { Offer } from '@hearback/contract/hiring/offers.ts'
import * as t from '@hearback/texts/web/offers.ts'
import { Link } from 'react-router'
import { Timeline } from '../../../ui/figures/Timeline.tsx'
import { Sentence } from '../../../ui/text/Sentence.tsx'
import { UserText } from '../../../ui/text/UserText.tsx'
import c from '../Offer.module.css'
import { stepWords } from '../offer-words.ts'

interface OfferTimelineProps {
  offer: Offer
  /** Name of the recipient, if that is not the reader. */
  person?: string
  /** Returns the path of another offer. */
  pathOf: (id: string) => string
}

/** History of the offer, with the reasons given. */
export function OfferTimeline({ offer, person, pathOf }: OfferTimelineProps) {
  const { history, company, supersededBy, nextSteps } = offer
  return (
    <Timeline
      events={history.map((step, index) => ({
        key: `${step.to} ${step.at}`,
        title: (
          <Sentence
            of={(name, asked) => stepWords(step, name, person && asked)}
            names={[company.businessName, person ?? '']}
          />
        ),
        at: step.at,
        tone: step.to === 'rescinded' ? 'late' : index === history.length - 1 && nextSteps.length ? 'now' : 'past',
        children: (
          <>
            {step.reason && (
              <UserText as="blockquote" className={c.words}>
                {step.reason}
              </UserText>
            )}
            {step.to === 'superseded' && supersededBy && (
              <Link to={pathOf(supersededBy)}>{t.timelineReplacementLink}</Link>
            )}
          </>
        ),
      }))}
    />
  )
}
