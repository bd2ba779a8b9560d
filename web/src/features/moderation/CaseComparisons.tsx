import type { ComparedCompany, ComparedJob, Comparison } from '@hearback/contract/trust/lookalikes.ts'
import * as t from '@hearback/texts/web/moderation.ts'
import { Link } from 'react-router'
import { adminPaths } from '../../routing/admin-paths.ts'
import { CompanyTile } from '../../ui/figures/Avatar.tsx'
import { Facts, Section } from '../../ui/Layout.tsx'
import { PlainText } from '../../ui/text/PlainText.tsx'
import { localDate } from '../../ui/text/times.ts'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import { Verified } from '../../ui/verification/Verified.tsx'
import { foreignLetters } from './foreign-letters.ts'
import c from './Moderation.module.css'

/** A company beside each one that it looks like, as found by one or more rules (product.md section 17.3). */
export function CaseComparisons({ comparisons }: { comparisons: readonly Comparison[] }) {
  if (comparisons.length === 0) return null
  const pairs = Map.groupBy(comparisons, ({ other }) => other._id)
  return (
    <Section title={t.comparisonsTitle}>
      {[...pairs.values()].map((found) => (
        <Pair key={found[0]?.other._id} found={found} />
      ))}
    </Section>
  )
}

/** Two companies, with the texts of their jobs if these are alike. */
function Pair({ found }: { found: readonly Comparison[] }) {
  const [first] = found
  if (!first) return null
  const { own, other } = first
  const jobs = found.find((one) => one.jobs)?.jobs
  return (
    <div className={c.comparison}>
      <Side
        label={t.comparisonOwn}
        company={own}
        job={jobs?.own}
        letters={foreignLetters(own.businessName, other.businessName)}
      />
      <Side
        label={t.comparisonOther}
        company={other}
        job={jobs?.other}
        isOther
        letters={foreignLetters(other.businessName, own.businessName)}
      />
    </div>
  )
}

interface SideProps {
  label: string
  company: ComparedCompany
  job: ComparedJob | undefined
  /** Letters of its name that only look like those of the other. */
  letters: readonly string[]
  isOther?: boolean
}

function Side({ label, company, job, letters, isOther }: SideProps) {
  const { _id, businessName, companyWebsite, picture, verification, createdAt } = company
  const name = <Verbatim>{businessName}</Verbatim>
  return (
    <div>
      <p className={c.meta}>{label}</p>
      <div className={c.compared}>
        <CompanyTile id={_id} name={businessName} picture={picture?.medium} size={72} />
        <h3>{isOther ? <Link to={adminPaths.case('company', _id)}>{name}</Link> : name}</h3>
      </div>
      <Facts
        items={[
          {
            term: t.comparisonForeignLetters,
            value: letters.length > 0 ? <Verbatim>{letters.join(', ')}</Verbatim> : null,
          },
          { term: t.comparisonVerification, value: <Verified of={verification} /> },
          { term: t.comparisonWebsite, value: companyWebsite && <Verbatim>{companyWebsite}</Verbatim> },
          { term: t.comparisonJoined, value: localDate(createdAt) },
        ]}
      />
      {job && (
        <div className={c.long}>
          <h3>
            <Verbatim>{job.title}</Verbatim>
          </h3>
          <p className={c.meta}>{t.comparisonPosted(localDate(job.publishedAt))}</p>
          <PlainText text={job.description} />
        </div>
      )}
    </div>
  )
}
