import type { Employer } from '@hearback/contract/people/employers.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import { Link } from 'react-router'
import { jobsWords, sizeWords } from '../../domain/company-words.ts'
import { paths } from '../../routing/paths.ts'
import { AnswerClock } from '../../ui/figures/AnswerClock.tsx'
import { CompanyTile } from '../../ui/figures/Avatar.tsx'
import { RatingMark } from '../../ui/figures/RatingMark.tsx'
import { joinWithDots } from '../../ui/text/join-with-dots.ts'
import { shownName } from '../../ui/text/stored-name.ts'
import { Verified } from '../../ui/verification/Verified.tsx'
import c from './Companies.module.css'

/** Row of a company, with its response statistics beside the name. */
export function CompanyRow({ company }: { company: Employer }) {
  const { answeredShare, medianDays, finished } = company.responseStats
  return (
    <li className={c.row}>
      <CompanyTile id={company._id} name={company.businessName} picture={company.profilePicture} />
      <div className={c.who}>
        <h2 className={c.name}>
          <Link to={paths.company(company._id, slugOf(company.businessName))} translate="no">
            {company.businessName}
          </Link>
        </h2>
        <p className={c.meta}>
          {joinWithDots([
            company.industryType && shownName(company.industryType),
            sizeWords(company.companySize),
            company.businessLocation,
          ])}
        </p>
        <Verified of={company.verification} />
      </div>
      <div className={c.clock}>
        <AnswerClock share={answeredShare} medianDays={medianDays} finished={finished} cases />
      </div>
      <p className={c.count}>
        <RatingMark {...company.rating} />
        <span>{jobsWords(company.openJobs)}</span>
      </p>
    </li>
  )
}
