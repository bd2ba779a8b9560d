import { placeText } from '@hearback/contract/values/place-text.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import * as t from '@hearback/texts/web/shortcuts.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { partyId, useSession } from '../../api/session.ts'
import { standingWord } from '../../domain/applying-words.ts'
import { APPLICANT_STATUS_WORDS } from '../../domain/hiring-words.ts'
import { applicantsByName } from '../../features/applicants/applicants.queries.ts'
import { myApplications } from '../../features/applications/applications.queries.ts'
import { chatList, otherOf } from '../../features/chat/chat.queries.ts'
import { companyList } from '../../features/companies/companies.queries.ts'
import { readCompanySearch } from '../../features/companies/company-search.ts'
import { placeOf } from '../../features/jobs/job-words.ts'
import { jobSearch } from '../../features/jobs/jobs.queries.ts'
import { ownJobs } from '../../features/jobs/own-jobs/own-jobs.queries.ts'
import { readSearch } from '../../features/jobs/search/job-search.ts'
import { searchWords } from '../../features/jobs/search/search-words.queries.ts'
import { paths } from '../../routing/paths.ts'
import { joinWithDots } from '../../ui/text/join-with-dots.ts'
import { shownName } from '../../ui/text/stored-name.ts'
import { matching } from './matching.ts'

export interface Found {
  key: string
  label: string
  note?: string | undefined
  to: string
}

const MOST = 5
const JOB_STATUS = { open: t.open, paused: t.paused, closed: t.closed, expired: t.expired }
const asked = (name: string, words: string) => new URLSearchParams({ [name]: words })

/**
 * Open jobs and companies that match the words, with the same queries as their pages. Job search matches whole words,
 * so a partial word is completed first.
 */
export function useMarket(words: string) {
  const enabled = words.length > 1
  const completed = useQuery({ ...searchWords(words), enabled })
  const keyword = completed.data?.[0] ?? words
  const jobs = useQuery({
    ...jobSearch(readSearch(asked('keyword', keyword))),
    enabled: enabled && !completed.isFetching,
  })
  const companies = useQuery({ ...companyList(readCompanySearch(asked('name', words))), enabled })
  return {
    busy: enabled && (completed.isFetching || jobs.isFetching || companies.isFetching),
    searches: (enabled && completed.data) || [],
    jobs: (enabled && jobs.data ? jobs.data.jobs : []).slice(0, MOST).map(
      (job): Found => ({
        key: `job ${job._id}`,
        label: job.jobTitle,
        note: joinWithDots([job.company.businessName, placeOf(job)]),
        to: paths.job(job._id, slugOf(job.jobTitle)),
      }),
    ),
    companies: (enabled && companies.data ? companies.data.profiles : []).slice(0, MOST).map(
      ({ _id, businessName, industryType, businessLocation }): Found => ({
        key: `company ${_id}`,
        label: businessName,
        note: joinWithDots([industryType && shownName(industryType), businessLocation]),
        to: paths.company(_id, slugOf(businessName)),
      }),
    ),
  }
}

/** People who applied to the employer, by the beginning of their name. */
export function useApplicantsByName(words: string) {
  const user = useSession()?.user
  const enabled = words !== '' && user?.userType === 'employer' && user.company !== null && user.emailVerified === true
  const { data, isFetching } = useQuery({ ...applicantsByName(words), enabled })
  return {
    busy: enabled && isFetching,
    found: ((enabled && data?.applicants) || []).map(
      ({ _id, name, jobTitle, status }): Found => ({
        key: `applicant ${_id}`,
        label: name,
        note: joinWithDots([jobTitle, APPLICANT_STATUS_WORDS[status]]),
        to: paths.applicantPerson(_id),
      }),
    ),
  }
}

/** The user's own jobs or applications, and chats, that match the words; searches the latest page of each. */
export function useOwn(words: string) {
  const user = useSession()?.user
  const enabled = words !== '' && user?.emailVerified === true && user.userType !== 'admin'
  const isSeeker = user?.userType === 'jobseeker'
  const firstJobs = ownJobs(partyId(user), { status: undefined, sort: 'newest', page: 1 })
  const jobs = useQuery({ ...firstJobs, enabled: enabled && !isSeeker })
  const applications = useQuery({ ...myApplications({ status: undefined, page: 1 }), enabled: enabled && isSeeker })
  const chats = useInfiniteQuery({ ...chatList('all'), enabled })
  const fitting = (all: (Found & { words?: string | undefined })[] | undefined) =>
    enabled ? matching(all ?? [], words).slice(0, MOST) : []
  return {
    jobs: fitting(
      jobs.data?.jobs.map(({ _id, jobTitle, status, location }) => ({
        key: `own ${_id}`,
        label: jobTitle,
        note: joinWithDots([JOB_STATUS[status], placeText(location)]),
        to: paths.employerJob(_id),
      })),
    ),
    applications: fitting(
      applications.data?.applications.map(({ _id, status, answeredAt, jobDetails: { jobTitle, company } }) => ({
        key: `application ${_id}`,
        label: jobTitle,
        note: joinWithDots([company.businessName, standingWord({ status, answeredAt })]),
        words: company.businessName,
        to: paths.application(_id),
      })),
    ),
    chats: fitting(
      chats.data?.pages.flatMap((page) =>
        page.chats.map((chat) => ({
          key: `chat ${chat._id}`,
          label: otherOf(chat).name,
          note: chat.about?.jobTitle,
          words: chat.about?.jobTitle,
          to: paths.chat(chat._id),
        })),
      ),
    ),
  }
}
