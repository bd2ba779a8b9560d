import { inBrowser, onServer } from '../api/load.ts'
import { DirectoryLinks } from '../features/directory/DirectoryLinks.tsx'
import { loadDirectory } from '../features/directory/directory.load.ts'
import { pageMeta } from '../page-meta.ts'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Page, PageTitle, Section } from '../ui/Layout.tsx'
import type { Route } from './+types/DirectoryIndexPage'

export const loader = onServer(loadDirectory)
export const clientLoader = inBrowser(loadDirectory)

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: 'Jobs by kind of work and by town',
    description:
      'Every kind of work and every town with at least five open jobs: how many, what they pay, and who answers best.',
    path: paths.directory(),
    publicUrl: matches[0].loaderData?.publicUrl,
  })
}

export default function DirectoryIndexPage({ loaderData: { categories, places } }: Route.ComponentProps) {
  return (
    <Page>
      <PageTitle
        lead="Each with at least five open jobs: how many, what they pay, and who answers best."
        actions={<LinkButton to={paths.jobs()}>Search all jobs</LinkButton>}
      >
        Jobs by kind of work and by town
      </PageTitle>
      <Section title="Kinds of work">
        {categories.length > 0 ? (
          <DirectoryLinks entries={categories} by="category" />
        ) : (
          <p>None has five open jobs yet. Search all jobs instead.</p>
        )}
      </Section>
      <Section title="Towns">
        {places.length > 0 ? (
          <DirectoryLinks entries={places} by="place" />
        ) : (
          <p>None has five open jobs yet. Search all jobs instead.</p>
        )}
      </Section>
    </Page>
  )
}
