import * as t from '@hearback/texts/web/pages.ts'
import { pageMeta } from '../page-meta.ts'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Page, PageTitle } from '../ui/Layout.tsx'
import type { Route } from './+types/AboutPage'
import c from './Prose.module.css'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: t.about,
    description: t.whyHearbackExistsSilenceIs,
    path: paths.about(),
    publicUrl: matches[0].loaderData?.publicUrl,
  })
}

export default function AboutPage() {
  return (
    <Page width="text">
      <PageTitle lead={t.hearbackIsAJobMarketplace}>{t.aboutHearback}</PageTitle>
      <div className={c.prose}>
        <p>{t.askPeopleWhatTheyHate}</p>
        <p>{t.weMadeItCostSomething}</p>
        <h2>{t.whatWeHoldOurselvesTo}</h2>
        <ul>
          <li>{t.thePayIsOnEvery}</li>
          <li>{t.aNoCarriesAReason}</li>
          <li>{t.figuresNotScoresYouSee}</li>
          <li>{t.yourNameAddressAndNumber}</li>
          <li>{t.aReviewNeedsSomethingThat}</li>
          <li>{t.aReportGetsANumber}</li>
          <li>{t.noCompanyCanBuyA}</li>
        </ul>
        <h2>{t.whatWeDoNotDo}</h2>
        <p>{t.weDoNotGuessWhether}</p>
        <p>
          <LinkButton to={paths.howWeCount()}>{t.howWeCount}</LinkButton>
        </p>
      </div>
    </Page>
  )
}
