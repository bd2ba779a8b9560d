import type { Call } from '@hearback/contract/endpoint.ts'
import * as t from '@hearback/texts/web/pages.ts'
import { inBrowser, onServer } from '../../api/load.ts'
import { structuredData } from '../../domain/structured-data.ts'
import { DirectoryStrip } from '../../features/directory/DirectoryStrip.tsx'
import { loadDirectoryLinks } from '../../features/directory/directory.load.ts'
import { AnswersBest } from '../../features/landing/AnswersBest.tsx'
import { EmployerBand } from '../../features/landing/EmployerBand.tsx'
import { Hero } from '../../features/landing/Hero.tsx'
import { loadLanding } from '../../features/landing/landing.queries.ts'
import { NewestJobs } from '../../features/landing/NewestJobs.tsx'
import { Prices } from '../../features/landing/Prices.tsx'
import { Steps } from '../../features/landing/Steps.tsx'
import { SearchPill } from '../../layouts/navigation/SearchPill.tsx'
import { pageMeta } from '../../routing/page-meta.ts'
import { inLanguage } from '../../routing/page-url.ts'
import { paths } from '../../routing/paths.ts'
import { Region } from '../../ui/feedback/Region.tsx'
import type { Route } from './+types/LandingPage'

async function load(call: Call) {
  const [landing, directory] = await Promise.all([loadLanding(call), loadDirectoryLinks(call)])
  return { ...landing, directory }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const handle = { search: false }

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const publicUrl = matches[0].loaderData?.publicUrl ?? ''
  const metas = pageMeta({
    title: t.landingTitle,
    description: t.landingDescription,
    path: paths.home(),
    publicUrl,
  })
  const organization = { '@type': 'Organization', name: 'Hearback', url: publicUrl, logo: `${publicUrl}/favicon.svg` }
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}${inLanguage(paths.jobs())}?keyword={keyword}` },
    'query-input': 'required name=keyword',
  }
  const site = { '@type': 'WebSite', name: 'Hearback', url: publicUrl, potentialAction: search }
  return [...metas, structuredData(organization), structuredData(site)]
}

export default function LandingPage({
  loaderData: { jobs, totalJobs, totalIsExact, companies, plans, directory },
}: Route.ComponentProps) {
  return (
    <>
      <Hero search={<SearchPill big />} />
      <Region>
        <AnswersBest companies={companies} />
      </Region>
      <Region>
        <NewestJobs jobs={jobs} total={totalJobs} exact={totalIsExact} />
      </Region>
      <Region>
        <DirectoryStrip categories={directory.categories} places={directory.places} />
      </Region>
      <Steps />
      <Region>
        <EmployerBand plans={plans} />
        <Prices plans={plans} />
      </Region>
    </>
  )
}
