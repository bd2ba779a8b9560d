import { getOperator } from '@hearback/contract/trust/operator.ts'
import { listStatements } from '@hearback/contract/trust/statements.ts'
import { getTransparency } from '@hearback/contract/trust/transparency.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { statementsOf } from './statements.service.ts'
import { transparency } from './transparency.service.ts'

export function transparencyRoutes(api: Api, { db, config }: Deps): void {
  bind(api, getTransparency, (r) => transparency({ db: r.reads }))
  bind(api, listStatements, (r) => statementsOf(db, r.query))
  bind(api, getOperator, () => Promise.resolve({ operator: config.operator }))
}
