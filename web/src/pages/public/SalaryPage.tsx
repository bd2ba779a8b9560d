import type { SalaryPage as Salary } from '@hearback/contract/jobs/salaries.ts'
import * as t from '@hearback/texts/web/salaries.ts'
import { inBrowser, onServer } from '../../api/load.ts'
import { breadcrumbs, structuredData } from '../../domain/structured-data.ts'
import { occupationOf } from '../../features/salaries/occupation.ts'
import { SalaryView } from '../../features/salaries/SalaryView.tsx'
import { loadSalaryPage } from '../../features/salaries/salary.load.ts'
import {
  descriptionOfSalary,
  nameOfSubject,
  pathOfSalary,
  pathsOfSalary,
  titleOfSalary,
  yearly,
} from '../../features/salaries/salary-words.ts'
import { notListed, pageMeta } from '../../routing/page-meta.ts'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Page, PageTitle } from '../../ui/Layout.tsx'
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx'
import type { Route } from './+types/SalaryPage'

export const loader = onServer(loadSalaryPage)
export const clientLoader = inBrowser(loadSalaryPage)

/** Breadcrumbs: a state is below its subject, and so is what is missing. */
const stepsTo = ({ subject, area }: Salary, isMissing = false) => [
  { name: t.indexTitle, path: paths.salaries() },
  ...(area || isMissing
    ? [{ name: nameOfSubject({ subject, area }), path: pathOfSalary({ subject, area: null }) }]
    : []),
]

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const publicUrl = matches[0].loaderData?.publicUrl ?? ''
  const page = loaderData?.page
  if (!page || loaderData.isMissing) {
    const wide = { title: t.missingTitle, description: t.missingText, path: paths.salaries(), publicUrl }
    return [...pageMeta(wide), notListed]
  }
  const title = titleOfSalary(page)
  const path = pathOfSalary({ subject: page.subject, area: page.area })
  const description = descriptionOfSalary(page)
  const metas = pageMeta({ title, description, path, alternatePaths: pathsOfSalary(page), publicUrl })
  const occupation = occupationOf(page)
  const steps = [...stepsTo(page), { name: title, path }]
  return [...metas, ...[breadcrumbs(publicUrl, steps), ...(occupation ? [occupation] : [])].map(structuredData)]
}

export default function SalaryPage({ loaderData: { page, isMissing } }: Route.ComponentProps) {
  const figures = isMissing ? null : (page?.figures ?? null)
  return (
    <Page>
      <Breadcrumbs steps={page ? stepsTo(page, isMissing) : [{ name: t.indexTitle, path: paths.salaries() }]} />
      {page && figures ? (
        <PageTitle
          lead={t.lead(
            yearly(figures.lowerQuartile, figures.currency),
            yearly(figures.upperQuartile, figures.currency),
          )}
        >
          {titleOfSalary(page)}
        </PageTitle>
      ) : (
        <PageTitle lead={t.missingText} actions={<LinkButton to={paths.salaries()}>{t.allSalaries}</LinkButton>}>
          {page ? titleOfSalary(page) : t.missingTitle}
        </PageTitle>
      )}
      {page && <SalaryView page={page} figures={figures} />}
    </Page>
  )
}
