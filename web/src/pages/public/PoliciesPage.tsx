import type { Call } from '@hearback/contract/endpoint.ts'
import * as t from '@hearback/texts/web/pages.ts'
import { data } from 'react-router'
import { inBrowser, onServer } from '../../api/load.ts'
import { loadOperator, unstated } from '../../features/policies/operator.load.ts'
import { policies } from '../../features/policies/policy-texts.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { type Policy, paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Page, PageTitle } from '../../ui/Layout.tsx'
import type { Route } from './+types/PoliciesPage'
import c from './Prose.module.css'

const NAMES: Policy[] = ['privacy', 'terms', 'community', 'dsa', 'accessibility']

async function load(call: Call, { params }: { params: { name: string } }) {
  const name = NAMES.find((known) => known === params.name)
  if (!name) throw data({ code: 'not_found' }, { status: 404 })
  return { name, operator: name === 'dsa' ? await loadOperator(call) : unstated }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta({ matches, params }: Route.MetaArgs): Route.MetaDescriptors {
  const policy = policies[params.name as Policy]
  if (!policy) return [{ title: t.policyMissingPageTitle }]
  return pageMeta({
    title: policy.title,
    description: policy.lead,
    path: paths.policy(params.name as Policy),
    publicUrl: matches[0].loaderData?.publicUrl,
  })
}

export default function PoliciesPage({ loaderData: { name, operator } }: Route.ComponentProps) {
  const { title, lead, Text } = policies[name]
  return (
    <Page width="text">
      <PageTitle lead={lead}>{title}</PageTitle>
      <nav className={c.nav} aria-label={t.policies}>
        {NAMES.map((other) => (
          <LinkButton
            key={other}
            to={paths.policy(other)}
            size="sm"
            round
            aria-current={other === name ? 'page' : undefined}
          >
            {policies[other].title}
          </LinkButton>
        ))}
      </nav>
      <div className={c.prose}>
        <Text operator={operator} />
      </div>
    </Page>
  )
}
