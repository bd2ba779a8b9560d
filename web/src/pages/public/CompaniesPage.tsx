import * as t from '@hearback/texts/web/pages.ts'
import { Link } from 'react-router'
import { inBrowser, onServer } from '../../api/load.ts'
import { CompanyList } from '../../features/companies/CompanyList.tsx'
import { type LoadedCompanies, loadCompanies } from '../../features/companies/companies.load.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { paths } from '../../routing/paths.ts'
import { Page, PageTitle } from '../../ui/Layout.tsx'
import type { Route } from './+types/CompaniesPage'

export const loader = onServer(loadCompanies)
// Client navigations show the page immediately and fetch the list afterwards.
export const clientLoader = inBrowser((): Promise<LoadedCompanies> => Promise.resolve({}))

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: t.companiesTitle,
    description: t.companiesDescription,
    path: paths.companies(),
    publicUrl: matches[0].loaderData?.publicUrl,
  })
}

export default function CompaniesPage({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <PageTitle
        lead={
          <>
            {t.companiesLead} <Link to={paths.howWeCount()}>{t.methodLink}</Link>
          </>
        }
      >
        {t.companiesHeading}
      </PageTitle>
      <CompanyList loaded={loaderData} />
    </Page>
  )
}
