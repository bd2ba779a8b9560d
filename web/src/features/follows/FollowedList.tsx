import { slugOf } from '@hearback/contract/values/slug.ts'
import * as t from '@hearback/texts/web/follows.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { jobsWords } from '../../domain/company-words.ts'
import { paths } from '../../routing/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { CompanyTile } from '../../ui/figures/Avatar.tsx'
import { Section } from '../../ui/Layout.tsx'
import { joinWithDots } from '../../ui/text/join-with-dots.ts'
import c from './Follows.module.css'
import { useFollow } from './follows.mutations.ts'
import { followedCompanies } from './follows.queries.ts'

/** Companies that the user follows, latest first. */
export function FollowedList() {
  return (
    <Section title={t.title} note={t.note} id="companies">
      <List />
    </Section>
  )
}

function List() {
  const query = useQuery(followedCompanies())
  const { unfollow } = useFollow()
  const list = useRef<HTMLUListElement>(null)
  const { data } = query
  if (!data) return <QueryFallback query={query} rows={2} height={77} loading={t.loading} failed={t.failed} />
  if (data.companies.length === 0)
    return (
      <p className={c.empty}>
        {t.empty} <Link to={paths.companies()}>{t.browseLink}</Link>
      </p>
    )
  return (
    <ul className={c.rows} ref={list} tabIndex={-1} aria-label={t.title}>
      {data.companies.map(({ company, openJobs }) => (
        <li key={company._id} className={c.row}>
          <CompanyTile id={company._id} name={company.businessName} picture={company.profilePicture} size={44} />
          <div>
            <h3>
              <Link to={paths.company(company._id, slugOf(company.businessName))} translate="no">
                {company.businessName}
              </Link>
            </h3>
            <p>{joinWithDots([company.businessLocation, jobsWords(openJobs)])}</p>
          </div>
          <Button
            size="sm"
            onClick={() => {
              // The button is removed with its row, so the focus moves to the list for keyboard users.
              list.current?.focus()
              void unfollow(company)
            }}
          >
            {t.unfollowAction}
            <span className="sr" translate="no">
              {' '}
              {company.businessName}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
