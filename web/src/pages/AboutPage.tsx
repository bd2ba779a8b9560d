import { pageMeta } from '../page-meta.ts'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Page, PageTitle } from '../ui/Layout.tsx'
import type { Route } from './+types/AboutPage'
import c from './Prose.module.css'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: 'About',
    description: 'Why Hearback exists: silence is what people hate most about looking for work, and it can be counted.',
    path: paths.about(),
    publicUrl: matches[0].loaderData?.publicUrl,
  })
}

export default function AboutPage() {
  return (
    <Page width="text">
      <PageTitle lead="Hearback is a job marketplace with one rule: whoever applies hears back.">
        About Hearback
      </PageTitle>
      <div className={c.prose}>
        <p>
          Ask people what they hate about looking for work. It is not the no. It is the silence: an evening spent on an
          application, and then nothing, from a job that may not even exist. Silence costs the sender nothing, so there
          is a lot of it.
        </p>
        <p>
          We made it cost something. Each application starts a clock. The company sees what is due, has templates and
          bulk answers that make honesty quick, and is reminded. Whether it answered is counted and stands on each of
          its jobs, where the next person reads it before applying.
        </p>
        <h2>What we hold ourselves to</h2>
        <ul>
          <li>The pay is on every job that is posted here. A range wider than double is called wide.</li>
          <li>A no carries a reason. An empty rejection cannot be sent.</li>
          <li>Figures, not scores: you see what was counted, over which days, on how many applications.</li>
          <li>Your name, address and number open step by step, as far as the talk has come.</li>
          <li>A review needs something that really happened between the two, and neither sees the other’s first.</li>
          <li>A report gets a number at once and an answer in the end, and so does an appeal.</li>
          <li>No company can buy a better figure, and no applicant a better place in line.</li>
        </ul>
        <h2>What we do not do</h2>
        <p>
          We do not guess whether you would be hired, rank you by a hidden number, sell your profile, or follow you
          around the web.
        </p>
        <p>
          <LinkButton to={paths.howWeCount()}>How we count</LinkButton>
        </p>
      </div>
    </Page>
  )
}
