import { Link } from 'react-router'
import { inBrowser, onServer } from '../api/load.ts'
import { TransparencyFigures } from '../features/transparency/TransparencyFigures.tsx'
import { loadTransparency } from '../features/transparency/transparency.load.ts'
import { pageMeta } from '../page-meta.ts'
import { paths } from '../paths.ts'
import { Page, PageTitle } from '../ui/Layout.tsx'
import type { Route } from './+types/TransparencyPage'

export const loader = onServer(loadTransparency)
export const clientLoader = inBrowser(loadTransparency)

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: 'Reports and decisions',
    description:
      'How many reports we got in the last 12 months, what was decided, how long it took, and how appeals ended.',
    path: paths.transparency(),
    publicUrl: matches[0].loaderData?.publicUrl,
  })
}

export default function TransparencyPage({ loaderData }: Route.ComponentProps) {
  return (
    <Page width="text">
      <PageTitle
        lead={
          <>
            What people reported in the last 12 months, and what became of it. Counts alone, nobody is named.{' '}
            <Link to={paths.policy('community')}>The rules</Link>
          </>
        }
      >
        Reports and decisions
      </PageTitle>
      <TransparencyFigures counts={loaderData} />
    </Page>
  )
}
