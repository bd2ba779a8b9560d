import * as t from '@hearback/texts/web/pages.ts'
import { inBrowser, onServer } from '../../api/load.ts'
import { DirectoryLinks } from '../../features/directory/DirectoryLinks.tsx'
import { loadDirectory } from '../../features/directory/directory.load.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Page, PageTitle, Section } from '../../ui/Layout.tsx'
import type { Route } from './+types/DirectoryIndexPage'

export const loader = onServer(loadDirectory)
export const clientLoader = inBrowser(loadDirectory)

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: t.directoryTitle,
    description: t.directoryDescription,
    path: paths.directory(),
    publicUrl: matches[0].loaderData?.publicUrl,
  })
}

export default function DirectoryIndexPage({ loaderData: { categories, places } }: Route.ComponentProps) {
  return (
    <Page>
      <PageTitle lead={t.directoryLead} actions={<LinkButton to={paths.jobs()}>{t.directorySearchAction}</LinkButton>}>
        {t.directoryTitle}
      </PageTitle>
      <Section title={t.directoryCategoriesTitle}>
        {categories.length > 0 ? (
          <DirectoryLinks entries={categories} by="category" />
        ) : (
          <p>{t.directoryCategoriesEmpty}</p>
        )}
      </Section>
      <Section title={t.towns}>
        {places.length > 0 ? <DirectoryLinks entries={places} by="place" /> : <p>{t.directoryCategoriesEmpty}</p>}
      </Section>
    </Page>
  )
}
