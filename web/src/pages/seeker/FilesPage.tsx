import * as t from '@hearback/texts/web/files.ts'
import { profileBackAction } from '@hearback/texts/web/pages.ts'
import { FileLibrary } from '../../features/library/FileLibrary.tsx'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.pageTitle }]

export default function FilesPage() {
  return (
    <>
      <PageTitle lead={t.lead} actions={<LinkButton to={paths.profile()}>{profileBackAction}</LinkButton>}>
        {t.title}
      </PageTitle>
      <FileLibrary />
    </>
  )
}
