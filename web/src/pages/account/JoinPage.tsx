import * as t from '@hearback/texts/web/team.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { clearSession } from '../../api/session.ts'
import { startSession } from '../../features/accounts/sign-in.ts'
import { dropInvitationToken, useInvitationToken } from '../../features/team/join/invitation-token.ts'
import { JoinView } from '../../features/team/join/JoinView.tsx'
import { paths } from '../../routing/paths.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

export const meta = () => [{ title: t.joinPageTitle }, { name: 'robots', content: 'noindex' }]

export default function JoinPage() {
  const navigate = useNavigate()
  const token = useInvitationToken()
  const [isUsed, setUsed] = useState(false)
  // The change of the session would read the invitation again, which has ended by then.
  if (isUsed) return null
  return (
    <JoinView
      token={token}
      onJoined={(reply, company) => {
        flushSync(() => setUsed(true))
        dropInvitationToken()
        // Ends what this device keeps of the time before, e.g. a company without a profile.
        clearSession()
        startSession(reply)
        toast({ text: { of: t.welcome, names: [company] }, stays: 10_000 })
        return navigate(paths.employer(), { replace: true })
      }}
    />
  )
}
