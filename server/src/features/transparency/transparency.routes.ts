import { getTransparency } from '@hearback/contract/trust/transparency.ts'
import { type Api, bind } from '../../http/bind.ts'
import { transparency } from './transparency.service.ts'

export function transparencyRoutes(api: Api): void {
  bind(api, getTransparency, (r) => transparency({ db: r.reads }))
}
