import type { Deps } from '../../deps.ts'
import { recheckDomains } from './recheck.service.ts'

export async function companyDomainsWork(deps: Deps): Promise<void> {
  await deps.queue.handle('domain-checks', () => recheckDomains(deps))
  await deps.queue.schedule('domain-checks', '*/15 * * * *')
}
