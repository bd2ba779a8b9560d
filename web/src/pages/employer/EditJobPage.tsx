import * as t from '@hearback/texts/web/pages.ts'
import { useNavigate } from 'react-router'
import { OwnJobEditor } from '../../features/jobs/form/OwnJobEditor.tsx'
import { paths } from '../../routing/paths.ts'
import { PageTitle } from '../../ui/Layout.tsx'
import type { Route } from './+types/EditJobPage'

export const meta = () => [{ title: t.editJobPageTitle }]

export default function EditJobPage({ params: { id } }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <>
      <PageTitle>{t.editJobHeading}</PageTitle>
      <OwnJobEditor key={id} id={id} onSaved={() => navigate(paths.employerJob(id))} />
    </>
  )
}
