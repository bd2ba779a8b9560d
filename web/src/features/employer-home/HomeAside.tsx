import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { getDashboard } from '@hearback/contract/hiring/answering.ts'
import * as t from '@hearback/texts/web/employer-home.ts'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import c from './EmployerHome.module.css'
import { HiringFunnel } from './HiringFunnel.tsx'
import { PostQuota } from './PostQuota.tsx'

/** Side column of the home page: the hiring funnel and the plan's remaining quota. */
export const HomeAside = ({ data }: { data: ReplyOf<typeof getDashboard> | undefined }) => (
  <aside className={c.aside} aria-label={t.asideLabel}>
    <section>
      <h2>{t.funnelTitle}</h2>
      {data ? <HiringFunnel funnel={data.funnel} /> : <Skeleton height={279} />}
      <p className={c.note}>
        <Link to={paths.hiringReport()}>{t.reportLink}</Link>
      </p>
    </section>
    <section>
      <h2>{t.plan}</h2>
      {data ? <PostQuota quota={data.jobQuota} /> : <Skeleton height={60} />}
    </section>
  </aside>
)
