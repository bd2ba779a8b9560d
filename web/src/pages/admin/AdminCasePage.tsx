import { ReportKind } from '@hearback/contract/trust/reports.ts'
import { Id } from '@hearback/contract/values/primitives.ts'
import * as t from '@hearback/texts/web/pages.ts'
import { data } from 'react-router'
import { CaseView } from '../../features/moderation/CaseView.tsx'
import type { Route } from './+types/AdminCasePage'

export const meta = () => [{ title: t.adminCasePageTitle }]

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const kind = ReportKind.options.find((known) => known === params.kind)
  if (!kind || !Id.safeParse(params.id).success) throw data({ code: 'not_found' }, { status: 404 })
  return { kind, id: params.id }
}

export default function AdminCasePage({ loaderData: { kind, id } }: Route.ComponentProps) {
  return <CaseView key={id} kind={kind} id={id} />
}
