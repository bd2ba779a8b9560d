import type { DirectoryPage } from '@hearback/contract/jobs/directory.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import * as t from '@hearback/texts/web/directory.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { AnswerClock } from '../../ui/figures/AnswerClock.tsx'
import { CompanyTile } from '../../ui/figures/Avatar.tsx'
import f from '../../ui/figures/FigureList.module.css'
import { Section } from '../../ui/Layout.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { shownName } from '../../ui/text/stored-name.ts'
import c from './Directory.module.css'
import { DirectoryLinks } from './DirectoryLinks.tsx'
import { countWords, medianWords } from './directory-words.ts'

/** Directory page: number of jobs, pay, best-answering companies, newest jobs and related pages. */
export function DirectoryView({ page, jobs }: { page: DirectoryPage; jobs: ReactNode }) {
  const { category, place, categories, places, answersBest } = page
  const search = paths.jobs({ category: category?.name ?? '', location: place?.name ?? '' })
  return (
    <>
      <Figures page={page} />
      {answersBest.length > 0 && (
        <Section title={t.answerRateTitle} note={<Link to={paths.howWeCount()}>{t.answerRateMethodLink}</Link>}>
          <BestAnswering companies={answersBest} />
        </Section>
      )}
      <Section title={t.newestTitle} actions={<LinkButton to={search}>{t.searchLink}</LinkButton>}>
        {jobs}
      </Section>
      {categories.length > 0 && (
        <Section title={place ? t.otherCategoriesInPlace(place.name) : t.otherCategories}>
          <DirectoryLinks entries={categories} by="category" />
        </Section>
      )}
      {places.length > 0 && (
        <Section title={place ? t.nearby : t.categoryTownsTitle(shownName(category?.name ?? ''))}>
          <DirectoryLinks entries={places} by="place" />
        </Section>
      )}
    </>
  )
}

function Figures({ page }: { page: DirectoryPage }) {
  const { pay, newest } = page
  return (
    <dl className={f.figures}>
      <div>
        <dt>{t.openJobsTerm}</dt>
        <dd>{countWords(page)}</dd>
      </div>
      <div>
        <dt>{t.payMedianTerm}</dt>
        <dd>
          {pay ? (
            <>
              <span className={f.pay}>{medianWords(pay)}</span>
              <small>{t.payMedianSample(pay.jobs)}</small>
            </>
          ) : (
            <small>{t.payMedianTooFew}</small>
          )}
        </dd>
      </div>
      {newest[0] && (
        <div>
          <dt>{t.newest}</dt>
          <dd>
            <RelativeTime at={newest[0].publishedAt} />
          </dd>
        </div>
      )}
    </dl>
  )
}

const BestAnswering = ({ companies }: { companies: DirectoryPage['answersBest'] }) => (
  <ul className={c.companies}>
    {companies.map(({ _id, businessName, profilePicture, responseStats }) => (
      <li key={_id}>
        <CompanyTile id={_id} name={businessName} picture={profilePicture} />
        <div>
          <Link to={paths.company(_id, slugOf(businessName))} translate="no">
            {businessName}
          </Link>
          <AnswerClock
            share={responseStats.answeredShare}
            medianDays={responseStats.medianDays}
            finished={responseStats.finished}
          />
        </div>
      </li>
    ))}
  </ul>
)
