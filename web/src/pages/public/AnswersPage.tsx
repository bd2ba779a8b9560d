import type { AnswerReport } from '@hearback/contract/trust/answer-statistics.ts'
import * as t from '@hearback/texts/web/answer-statistics.ts'
import { inBrowser, onServer } from '../../api/load.ts'
import { structuredData } from '../../domain/structured-data.ts'
import { AnswerMethod } from '../../features/answer-statistics/AnswerMethod.tsx'
import { AnswerReportView } from '../../features/answer-statistics/AnswerReportView.tsx'
import { loadAnswerStatistics } from '../../features/answer-statistics/answer-statistics.load.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { inLanguage } from '../../routing/page-url.ts'
import { paths } from '../../routing/paths.ts'
import { Page, PageTitle } from '../../ui/Layout.tsx'
import type { Route } from './+types/AnswersPage'
import c from './Prose.module.css'

export const loader = onServer(loadAnswerStatistics)
export const clientLoader = inBrowser(loadAnswerStatistics)

/** The figures as schema.org `Dataset`; only if there are some. */
const datasetOf = ({ since, until }: AnswerReport, publicUrl: string) => ({
  '@type': 'Dataset',
  name: t.pageTitle,
  description: t.description,
  url: `${publicUrl}${inLanguage(paths.answers())}`,
  isAccessibleForFree: true,
  creator: { '@type': 'Organization', name: 'Hearback', url: publicUrl },
  temporalCoverage: `${since}/${until}`,
  dateModified: until,
  variableMeasured: [t.answered, t.median],
  distribution: {
    '@type': 'DataDownload',
    encodingFormat: 'application/json',
    contentUrl: `${publicUrl}/api/answers`,
  },
})

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const publicUrl = matches[0].loaderData?.publicUrl ?? ''
  const metas = pageMeta({ title: t.pageTitle, description: t.description, path: paths.answers(), publicUrl })
  return loaderData?.all ? [...metas, structuredData(datasetOf(loaderData, publicUrl))] : metas
}

export default function AnswersPage({ loaderData }: Route.ComponentProps) {
  return (
    <Page width="text">
      <PageTitle lead={t.lead}>{t.pageTitle}</PageTitle>
      <AnswerReportView report={loaderData} />
      <div className={c.prose}>
        <AnswerMethod />
      </div>
    </Page>
  )
}
