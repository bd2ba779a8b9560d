import * as t from '@hearback/texts/web/pages.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Page, PageTitle } from '../../ui/Layout.tsx'
import type { Route } from './+types/AboutPage'
import c from './Prose.module.css'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: t.about,
    description: t.aboutDescription,
    path: paths.about(),
    publicUrl: matches[0].loaderData?.publicUrl,
  })
}

export default function AboutPage() {
  return (
    <Page width="text">
      <PageTitle lead={t.aboutLead}>{t.aboutTitle}</PageTitle>
      <div className={c.prose}>
        <p>{t.aboutSilence}</p>
        <p>{t.aboutClock}</p>
        <h2>{t.aboutPromisesTitle}</h2>
        <ul>
          <li>{t.aboutPromisePay}</li>
          <li>{t.aboutPromiseReason}</li>
          <li>{t.aboutPromiseFigures}</li>
          <li>{t.aboutPromisePrivacy}</li>
          <li>{t.aboutPromiseReviews}</li>
          <li>{t.aboutPromiseReports}</li>
          <li>{t.aboutPromiseNeverSold}</li>
        </ul>
        <h2>{t.aboutLimitsTitle}</h2>
        <p>{t.aboutLimits}</p>
        <p>
          <LinkButton to={paths.howWeCount()}>{t.methodLink}</LinkButton>
        </p>
      </div>
    </Page>
  )
}
