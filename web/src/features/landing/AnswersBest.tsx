import type { Employer } from '@hearback/contract/people/employers.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import * as t from '@hearback/texts/web/landing.ts'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { CompanyTile } from '../../ui/figures/Avatar.tsx'
import c from './Landing.module.css'

/** Companies with the best response statistics; only those with enough data. */
export function AnswersBest({ companies }: { companies: Employer[] }) {
  return (
    <section className={c.strip} aria-label={t.answersBestLabel}>
      <div className={`${c.band} ${c.stripRow}`}>
        <div>
          <h2>{t.answersBestTitle}</h2>
          <Link to={paths.answers()}>{t.answersAllLink}</Link>
        </div>
        {companies.length ? (
          <ul className={c.companies}>
            {companies.map((company) => (
              <Company key={company._id} company={company} />
            ))}
          </ul>
        ) : (
          <p className={c.facts}>{t.answersBestNote}</p>
        )}
      </div>
    </section>
  )
}

function Company({ company }: { company: Employer }) {
  const { answeredShare, medianDays, finished } = company.responseStats
  const share = Math.round((answeredShare ?? 0) * 100)
  const days =
    medianDays === null ? '' : medianDays < 1 ? t.answersBestWithinDay : t.answersBestDays(Math.round(medianDays))
  return (
    <li className={c.company}>
      <CompanyTile id={company._id} name={company.businessName} picture={company.profilePicture} />
      <div>
        <Link to={paths.company(company._id, slugOf(company.businessName))} translate="no">
          {company.businessName}
        </Link>
        <div className={c.facts}>
          {t.answers} <b>{share}%</b>
          {days} <span className="sr">{t.answersBestSample(finished)}</span>
        </div>
      </div>
    </li>
  )
}
