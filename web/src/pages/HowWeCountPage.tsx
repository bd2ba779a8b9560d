import { matchBounds } from '@hearback/contract/match.ts'
import { pageMeta } from '../page-meta.ts'
import { paths } from '../paths.ts'
import { AnswerClock } from '../ui/AnswerClock.tsx'
import { Page, PageTitle } from '../ui/Layout.tsx'
import type { Route } from './+types/HowWeCountPage'
import c from './Prose.module.css'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: 'How we count',
    description: 'What counts as an answer, over which days, and why a company with few applications shows no figure.',
    path: paths.howWeCount(),
    publicUrl: matches[0].loaderData?.publicUrl,
  })
}

export default function HowWeCountPage() {
  return (
    <Page width="text">
      <PageTitle lead="Every figure about a company can be worked out again from what happened. This is how.">
        How we count
      </PageTitle>
      <div className={c.prose}>
        <h2>The answer clock</h2>
        <div className={c.formula}>
          <AnswerClock share={0.84} medianDays={3} finished={61} size="lg" />
        </div>
        <p>
          An example. It reads: of 61 applications that ended in the last 90 days, 84 % were answered; half of those
          within 3 days.
        </p>
        <ul>
          <li>
            <b>The clock starts</b> when you apply. The answer is due 14 days later.
          </li>
          <li>
            <b>An answer</b> is the first thing a company does besides looking: a shortlist, an invitation, an offer, a
            no with its reason, or a personal message of 20 characters or more. Opening the application is not an
            answer.
          </li>
          <li>
            <b>Reminders</b> go to the company on days 7, 12 and 14.
          </li>
          <li>
            <b>On day 30</b> an application without an answer expires. You are told, and it counts against the company.
            A late answer is still possible and still welcome.
          </li>
          <li>
            <b>Finished</b> is every application that was answered or has expired. One that you withdraw before its
            answer is due counts for neither side.
          </li>
          <li>
            <b>New here</b> stands where fewer than five have finished. Nobody is judged on four.
          </li>
        </ul>
        <h2>Facts on each job</h2>
        <p>
          First published is the day the job first appeared, whatever was reposted since. A post is taken for an earlier
          one of the same company and place when at least 70 % of its text, in runs of three words, is the same and the
          title says the same work; then all figures count through both. Last confirmed is the day the company last said
          that it is still open. Beside it stand applicants, the share that was viewed and answered, interviews and
          hires.
        </p>
        <h2>Pay</h2>
        <p>
          The median on the pay ruler is that of open jobs of the same category and place, in the same currency and
          period. With fewer than five of them there is no ruler. A wide range is one whose upper end is more than twice
          the lower.
        </p>
        <h2>Reviews</h2>
        <p>
          Only people with a recorded interaction can review each other, once in 12 months. A review shows when both
          have written or 14 days have passed. An average appears from three reviews on. A review is removed only by a
          decision with its reason.
        </p>
        <h2>Match</h2>
        <p>
          The match is a list, not a number: which of the skills you have and which are missing, how far it is, pay,
          availability, category. It is always visible and filters nobody out. You and the employer read the same parts.
        </p>
        <ul>
          <li>
            <b>Skills</b> are compared as words; case, accents and a plural make no difference.
          </li>
          <li>
            <b>Distance</b> is a straight line. Up to {matchBounds.nearKm} km fits, up to {matchBounds.farKm} km fits in
            part, remote work always fits. An employer measures from a point rounded to about 2 km.
          </li>
          <li>
            <b>Pay</b> by the year, month, week or day is worked out by the hour: 2,080 hours a year, 8 a day. Up to the
            upper end of the range fits, up to a tenth above it fits in part.
          </li>
          <li>
            <b>Availability</b> is quoted. It is compared only where it names a kind of employment, or times that the
            job’s title names too.
          </li>
          <li>
            <b>Kind of work</b> fits when the words are the same, and in part when they share one.
          </li>
        </ul>
      </div>
    </Page>
  )
}
