import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { salaryOfJob } from '@hearback/contract/jobs/salaries.ts'
import * as t from '@hearback/texts/web/salaries.ts'
import { Link } from 'react-router'
import c from './Salary.module.css'
import { nameOfArea, nameOfSubject, pathOfSalary, shownNumber, yearly } from './salary-words.ts'

type JobSalaryProps = Omit<ReplyOf<typeof salaryOfJob>, 'success'>

/** Link from a job to the salary page of its title or category, beside its own pay per year. */
export function JobSalary({ salary, ownByYear }: JobSalaryProps) {
  if (!salary) return null
  const { subject, area, currency, median, posts } = salary
  const name = nameOfSubject(salary)
  const place = nameOfArea(salary)
  return (
    <p className={c.job}>
      <Link to={pathOfSalary({ subject, area })}>{place ? t.jobLinkInArea(name, place) : t.jobLink(name)}</Link>
      <span>
        {t.jobMedian(yearly(median, currency), shownNumber(posts))}{' '}
        {ownByYear !== null && t.jobOwn(yearly(ownByYear, currency))}
      </span>
    </p>
  )
}
