import type { SalaryFigures, SalaryPage } from '@hearback/contract/jobs/salaries.ts'
import * as t from '@hearback/texts/web/salaries.ts'
import { Link } from 'react-router'
import { LinkButton } from '../../ui/Button.tsx'
import f from '../../ui/figures/FigureList.module.css'
import { Section } from '../../ui/Layout.tsx'
import c from './Salary.module.css'
import { SalaryLinks } from './SalaryLinks.tsx'
import { SalaryScale } from './SalaryScale.tsx'
import { SalaryTrend } from './SalaryTrend.tsx'
import { currencyName, dayWords, hourly, pathOfSalary, searchOfSalary, shownNumber, yearly } from './salary-words.ts'

/** Figures of a salary page with links to related pages. Without figures, only the links. */
export function SalaryView({ page, figures }: { page: SalaryPage; figures: SalaryFigures | null }) {
  return (
    <>
      {figures && (
        <>
          <Figures page={page} figures={figures} />
          <SalaryScale figures={figures} />
          {figures.quarters.filter(({ median }) => median !== null).length > 1 && (
            <Section title={t.trendTitle}>
              <SalaryTrend figures={figures} />
            </Section>
          )}
          <Method page={page} figures={figures} />
        </>
      )}
      {page.areas.length > 0 && (
        <Section title={t.areasTitle}>
          <SalaryLinks entries={page.areas} by="area" />
        </Section>
      )}
      {page.related.length > 0 && (
        <Section title={t.relatedTitle}>
          <SalaryLinks entries={page.related} by="subject" />
        </Section>
      )}
    </>
  )
}

interface FiguresProps {
  page: SalaryPage
  figures: SalaryFigures
}

function Figures({ page, figures }: FiguresProps) {
  const { currency, median, lowerQuartile, upperQuartile, posts, companies, openPosts } = figures
  return (
    <dl className={f.figures}>
      <div>
        <dt>{t.medianTerm}</dt>
        <dd>
          <span className={f.pay}>{t.perYear(yearly(median, currency))}</span>
          <small>{t.perHour(hourly(median, currency))}</small>
        </dd>
      </div>
      <div>
        <dt>{t.middleTerm}</dt>
        <dd>{t.rangeOf(yearly(lowerQuartile, currency), yearly(upperQuartile, currency))}</dd>
      </div>
      <div>
        <dt>{t.basisTerm}</dt>
        <dd>
          {t.postCount(posts, shownNumber(posts))} <small>{t.companyCount(companies, shownNumber(companies))}</small>
        </dd>
      </div>
      <div>
        <dt>{t.openCount(openPosts, shownNumber(openPosts))}</dt>
        <dd>
          <LinkButton to={searchOfSalary(page)}>{t.searchAction}</LinkButton>
        </dd>
      </div>
    </dl>
  )
}

const Method = ({ page, figures }: FiguresProps) => (
  <Section title={t.methodTitle}>
    <p className={c.method}>
      {t.method(dayWords(figures.from), dayWords(figures.computedAt), currencyName(figures.currency))}
    </p>
    {page.currencies.length > 1 && (
      <p className={c.method}>
        {t.otherCurrencies}{' '}
        {page.currencies
          .filter(({ currency }) => currency !== figures.currency)
          .map(({ currency }) => (
            <Link key={currency} className={c.currency} to={pathOfSalary({ ...page, currency })}>
              {currencyName(currency)}
            </Link>
          ))}
      </p>
    )}
  </Section>
)
