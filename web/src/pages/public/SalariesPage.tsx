import * as t from '@hearback/texts/web/salaries.ts'
import { inBrowser, onServer } from '../../api/load.ts'
import { SalaryLinks } from '../../features/salaries/SalaryLinks.tsx'
import { loadSalaries } from '../../features/salaries/salary.load.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { paths } from '../../routing/paths.ts'
import { Page, PageTitle, Section } from '../../ui/Layout.tsx'
import type { Route } from './+types/SalariesPage'

export const loader = onServer(loadSalaries)
export const clientLoader = inBrowser(loadSalaries)

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: t.indexTitle,
    description: t.indexDescription,
    path: paths.salaries(),
    publicUrl: matches[0].loaderData?.publicUrl,
  })
}

const KINDS = [
  { kind: 'category', title: t.categoriesTitle },
  { kind: 'family', title: t.familiesTitle },
  { kind: 'title', title: t.titlesTitle },
] as const

export default function SalariesPage({ loaderData: salaries }: Route.ComponentProps) {
  return (
    <Page>
      <PageTitle lead={t.indexLead}>{t.indexTitle}</PageTitle>
      {salaries.length === 0 && <p>{t.indexEmpty}</p>}
      {KINDS.map(({ kind, title }) => {
        const entries = salaries.filter(({ subject }) => subject.kind === kind)
        return (
          entries.length > 0 && (
            <Section key={kind} title={title}>
              <SalaryLinks entries={entries} by="subject" />
            </Section>
          )
        )
      })}
    </Page>
  )
}
