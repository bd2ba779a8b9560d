import { getTransparency } from '@hearback/contract/transparency.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { transparency } from './transparency.service.ts'

export function transparencyRoutes(api: Api, deps: Deps): void {
  bind(api, getTransparency, () => transparency(deps))
}
