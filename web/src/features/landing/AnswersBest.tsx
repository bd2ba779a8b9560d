import type { Employer } from '@hearback/contract/employers.ts'
import { slugOf } from '@hearback/contract/slug.ts'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { CompanyTile } from '../../ui/Avatar.tsx'
import c from './Landing.module.css'

/** The strip of companies that answer best; only measured ones. */
export function AnswersBest({ companies }: { companies: Employer[] }) {
  return (
    <section className={c.strip} aria-label="Who answers best">
      <div className={`${c.band} ${c.stripRow}`}>
        <h2>Who answers best, last 90 days</h2>
        {companies.length ? (
          <ul className={c.companies}>
            {companies.map((company) => (
              <Company key={company._id} company={company} />
            ))}
          </ul>
        ) : (
          <p className={c.facts}>
            A company appears here once five of its applications are finished. Nobody is measured on fewer.
          </p>
        )}
      </div>
    </section>
  )
}

function Company({ company }: { company: Employer }) {
  const { answeredShare, medianDays, finished } = company.responseStats
  const share = Math.round((answeredShare ?? 0) * 100)
  const days = medianDays === null ? '' : medianDays < 1 ? ', within a day' : `, in ${Math.round(medianDays)} d`
  return (
    <li className={c.company}>
      <CompanyTile id={company._id} name={company.businessName} picture={company.profilePicture} />
      <div>
        <Link to={paths.company(company._id, slugOf(company.businessName))}>{company.businessName}</Link>
        <div className={c.facts}>
          Answers <b>{share} %</b>
          {days} <span className="sr">of {finished} applications</span>
        </div>
      </div>
    </li>
  )
}
