import * as t from '@hearback/texts/web/pages.ts'
import { Link } from 'react-router'
import { inBrowser, onServer } from '../../api/load.ts'
import { TransparencyFigures } from '../../features/transparency/TransparencyFigures.tsx'
import { loadTransparency } from '../../features/transparency/transparency.load.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { paths } from '../../routing/paths.ts'
import { Page, PageTitle } from '../../ui/Layout.tsx'
import type { Route } from './+types/TransparencyPage'

export const loader = onServer(loadTransparency)
export const clientLoader = inBrowser(loadTransparency)

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: t.transparencyTitle,
    description: t.transparencyDescription,
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
            {t.transparencyLead} <Link to={paths.policy('community')}>{t.transparencyRulesLink}</Link>{' '}
            <Link to={paths.answers()}>{t.answersLink}</Link>
          </>
        }
      >
        {t.transparencyTitle}
      </PageTitle>
      <TransparencyFigures counts={loaderData} />
    </Page>
  )
}
