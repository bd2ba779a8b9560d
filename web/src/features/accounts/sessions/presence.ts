import { updateLastSeen } from '@hearback/contract/accounts/accounts.ts'
import { call } from '../../../api/call.ts'
import { currentSession, updateSessionUser } from '../../../api/session.ts'
import { deviceZone } from '../../../ui/text/device-zone.ts'

/** Reports activity and the device's time zone, and takes a changed role or company from the reply. */
export async function tellPresence(): Promise<void> {
  const { user } = await call(updateLastSeen, { body: { timeZone: deviceZone() } })
  const isChanged = JSON.stringify(user.company) !== JSON.stringify(currentSession()?.user.company)
  if (isChanged) updateSessionUser({ company: user.company })
}
