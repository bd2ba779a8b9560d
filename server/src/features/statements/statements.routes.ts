import { getOperator } from '@hearback/contract/trust/operator.ts'
import { listStatements } from '@hearback/contract/trust/statements.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { statementsOf } from './statements.service.ts'

export function statementsRoutes(api: Api, { db, config }: Deps): void {
  bind(api, listStatements, (r) => statementsOf(db, r.query))
  bind(api, getOperator, () => Promise.resolve({ operator: config.operator }))
}
