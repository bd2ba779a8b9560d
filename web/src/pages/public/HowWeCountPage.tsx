import { matchBounds } from '@hearback/contract/hiring/match.ts'
import * as t from '@hearback/texts/web/pages.ts'
import { Link } from 'react-router'
import { pageMeta } from '../../routing/page-meta.ts'
import { paths } from '../../routing/paths.ts'
import { AnswerClock } from '../../ui/figures/AnswerClock.tsx'
import { Page, PageTitle } from '../../ui/Layout.tsx'
import { radiusText, useDistanceUnit } from '../../ui/text/distance.ts'
import type { Route } from './+types/HowWeCountPage'
import c from './Prose.module.css'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: t.methodLink,
    description: t.methodDescription,
    path: paths.howWeCount(),
    publicUrl: matches[0].loaderData?.publicUrl,
  })
}

export default function HowWeCountPage() {
  const unit = useDistanceUnit()
  return (
    <Page width="text">
      <PageTitle lead={t.methodLead}>{t.methodLink}</PageTitle>
      <div className={c.prose}>
        <h2>{t.methodClockTitle}</h2>
        <div className={c.formula}>
          <AnswerClock share={0.84} medianDays={3} finished={61} size="lg" />
        </div>
        <p>{t.methodClockExample}</p>
        <ul>
          <li>
            <b>{t.methodClockStartTerm}</b> {t.methodClockStartText}
          </li>
          <li>
            <b>{t.methodAnswerTerm}</b> {t.methodAnswerText}
          </li>
          <li>
            <b>{t.reminders}</b> {t.methodRemindersText}
          </li>
          <li>
            <b>{t.methodExpiryTerm}</b> {t.methodExpiryText}
          </li>
          <li>
            <b>{t.finished}</b> {t.methodFinishedText}
          </li>
          <li>
            <b>{t.methodNewHereTerm}</b> {t.methodNewHereText}
          </li>
        </ul>
        <p>
          <Link to={paths.answers()}>{t.answersLink}</Link>
        </p>
        <h2>{t.methodFactsTitle}</h2>
        <p>{t.methodFactsText}</p>
        <h2>{t.pay}</h2>
        <p>{t.methodPayMedianText}</p>
        <h2>{t.reviews}</h2>
        <p>{t.methodReviewsText}</p>
        <h2>{t.match}</h2>
        <p>{t.methodMatchText}</p>
        <ul>
          <li>
            <b>{t.skills}</b> {t.methodSkillsText}
          </li>
          <li>
            <b>{t.distance}</b>{' '}
            {t.methodDistanceText(radiusText(matchBounds.nearKm, unit), radiusText(matchBounds.farKm, unit))}
          </li>
          <li>
            <b>{t.pay}</b> {t.methodPayText}
          </li>
          <li>
            <b>{t.availability}</b> {t.methodAvailabilityText}
          </li>
          <li>
            <b>{t.methodCategoryTerm}</b> {t.methodCategoryText}
          </li>
        </ul>
        <p>{t.methodMatchOrderText}</p>
      </div>
    </Page>
  )
}
