import * as t from '@hearback/texts/web/pages.ts'
import { Plus } from 'lucide-react'
import { nameOf } from '../../domain/hiring-words.ts'
import { Answering } from '../../features/answering/Answering.tsx'
import { EmployerHome } from '../../features/employer-home/EmployerHome.tsx'
import { OfferForm } from '../../features/offers/form/OfferForm.tsx'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const handle = { postsJobs: true }
export const meta = () => [{ title: t.employerHomePageTitle }]

export default function EmployerHomePage() {
  return (
    <>
      <PageTitle
        lead={t.employerHomeLead}
        actions={
          <LinkButton to={paths.newJob()} icon={<Plus size={17} aria-hidden />}>
            {t.postJobAction}
          </LinkButton>
        }
      >
        {t.today}
      </PageTitle>
      <Answering
        offer={({ job, jobSeeker, applicant }, onClose) => (
          <OfferForm to={{ _id: jobSeeker, name: nameOf(applicant) }} job={job} onClose={onClose} />
        )}
      >
        {({ take, takeMany }) => <EmployerHome onStep={take} onMany={takeMany} />}
      </Answering>
    </>
  )
}
