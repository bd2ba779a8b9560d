import * as t from '@hearback/texts/web/pages.ts'
import { inBrowser, onServer } from '../../api/load.ts'
import { breadcrumbs, structuredData } from '../../domain/structured-data.ts'
import { DirectoryView } from '../../features/directory/DirectoryView.tsx'
import { loadDirectoryPage } from '../../features/directory/directory.load.ts'
import { descriptionOf, pathOfEntry, titleOf } from '../../features/directory/directory-words.ts'
import { JobList } from '../../features/jobs/JobList.tsx'
import { pageMeta, shareCards } from '../../routing/page-meta.ts'
import { paths } from '../../routing/paths.ts'
import { Page, PageTitle } from '../../ui/Layout.tsx'
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx'
import { shownName } from '../../ui/text/stored-name.ts'
import type { Route } from './+types/DirectoryPage'

export const loader = onServer(loadDirectoryPage)
export const clientLoader = inBrowser(loadDirectoryPage)

type Loaded = Awaited<ReturnType<typeof loadDirectoryPage>>

/** Breadcrumbs: a category in a town is below its category. */
const stepsTo = ({ category, place }: Loaded) => [
  { name: t.allJobs, path: paths.jobs() },
  { name: t.directoryBreadcrumb, path: paths.directory() },
  ...(category && place ? [{ name: shownName(category.name), path: pathOfEntry({ category, place: null }) }] : []),
]

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const publicUrl = matches[0].loaderData?.publicUrl ?? ''
  const path = pathOfEntry(loaderData)
  const title = titleOf(loaderData)
  const picture = shareCards.directory(loaderData.category?.slug, loaderData.place?.slug)
  const metas = pageMeta({ title, description: descriptionOf(loaderData), path, publicUrl, picture })
  return [...metas, structuredData(breadcrumbs(publicUrl, [...stepsTo(loaderData), { name: title, path }]))]
}

export default function DirectoryPage({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <Breadcrumbs steps={stepsTo(loaderData)} />
      <PageTitle>{titleOf(loaderData)}</PageTitle>
      <DirectoryView page={loaderData} jobs={<JobList jobs={loaderData.newest} heading="h3" />} />
    </Page>
  )
}
