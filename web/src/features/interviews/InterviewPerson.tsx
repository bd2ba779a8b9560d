import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { nameOf } from '../../domain/hiring-words.ts'
import { paths } from '../../routing/paths.ts'
import { Avatar } from '../../ui/figures/Avatar.tsx'
import c from './Interviews.module.css'

interface InterviewPersonProps {
  application: Pick<Applicant, '_id' | 'applicant' | 'job'>
  heading: 'h2' | 'h3'
  /** Lines below the name. */
  children: ReactNode
}

/** The applicant of an interview, linked to their application. */
export function InterviewPerson({
  application: { _id, applicant, job },
  heading: Heading,
  children,
}: InterviewPersonProps) {
  const name = nameOf(applicant)
  return (
    <>
      <Avatar
        id={applicant._id}
        name={name}
        picture={applicant.pictures?.small ?? applicant.profilePicture}
        size={40}
      />
      <div className={c.who}>
        <Heading>
          <Link to={`${paths.applicants(job)}?applicant=${_id}`} translate="no">
            {name}
          </Link>
        </Heading>
        {children}
      </div>
    </>
  )
}
