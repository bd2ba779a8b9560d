import { matchBounds } from '@hearback/contract/match.ts'
import * as t from '@hearback/texts/web/pages.ts'
import { pageMeta } from '../page-meta.ts'
import { paths } from '../paths.ts'
import { AnswerClock } from '../ui/AnswerClock.tsx'
import { Page, PageTitle } from '../ui/Layout.tsx'
import type { Route } from './+types/HowWeCountPage'
import c from './Prose.module.css'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: t.howWeCount,
    description: t.whatCountsAsAnAnswer,
    path: paths.howWeCount(),
    publicUrl: matches[0].loaderData?.publicUrl,
  })
}

export default function HowWeCountPage() {
  return (
    <Page width="text">
      <PageTitle lead={t.everyFigureAboutACompany}>{t.howWeCount}</PageTitle>
      <div className={c.prose}>
        <h2>{t.theAnswerClock}</h2>
        <div className={c.formula}>
          <AnswerClock share={0.84} medianDays={3} finished={61} size="lg" />
        </div>
        <p>{t.anExampleItReadsOf}</p>
        <ul>
          <li>
            <b>{t.theClockStarts}</b> {t.whenYouApplyTheAnswer}
          </li>
          <li>
            <b>{t.anAnswer}</b> {t.isTheFirstThingA}
          </li>
          <li>
            <b>{t.reminders}</b> {t.goToTheCompanyOn}
          </li>
          <li>
            <b>{t.onDay30}</b> {t.anApplicationWithoutAnAnswer}
          </li>
          <li>
            <b>{t.finished}</b> {t.isEveryApplicationThatWas}
          </li>
          <li>
            <b>{t.newHere}</b> {t.standsWhereFewerThanFive}
          </li>
        </ul>
        <h2>{t.factsOnEachJob}</h2>
        <p>{t.firstPublishedIsTheDay}</p>
        <h2>{t.pay}</h2>
        <p>{t.theMedianOnThePay}</p>
        <h2>{t.reviews}</h2>
        <p>{t.onlyPeopleWithARecorded}</p>
        <h2>{t.match}</h2>
        <p>{t.theMatchIsAList}</p>
        <ul>
          <li>
            <b>{t.skills}</b> {t.areComparedAsWordsCase}
          </li>
          <li>
            <b>{t.distance}</b> {t.isAStraightLineUp(matchBounds.nearKm, matchBounds.farKm)}
          </li>
          <li>
            <b>{t.pay}</b> {t.byTheYearMonthWeek}
          </li>
          <li>
            <b>{t.availability}</b> {t.isQuotedItIsCompared}
          </li>
          <li>
            <b>{t.kindOfWork}</b> {t.fitsWhenTheWordsAre}
          </li>
        </ul>
      </div>
    </Page>
  )
}
