import type { InputOf } from '@hearback/contract/endpoint.ts'
import type { inviteToApply, listInvitableJobs } from '@hearback/contract/hiring/job-invitations.ts'
import * as t from '@hearback/texts/web/job-invitations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { deviceNow } from '../../clock.ts'
import { restoreForm } from '../../held-acts/act-form.ts'
import { holdAct } from '../../held-acts/held-acts.ts'
import { unsentKey, unsentValues } from '../../held-acts/unsent-values.ts'
import { paths } from '../../routing/paths.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { invitableJobs } from './job-invitations.queries.ts'

export type InvitationBody = InputOf<typeof inviteToApply>['body']
type Listed = Awaited<ReturnType<typeof listInvitableJobs.reply.parse>>

export const invitationKey = (person: string): string => unsentKey('job-invitation', [person])

/** The values of an invitation that was undone or refused. */
export const unsentInvitation = (person: string) =>
  unsentValues<{ job: string; message: string }>(invitationKey(person))

/** Holds an invitation for ten seconds, in which it can be undone; `reopen` shows its form again. */
export function useHeldInvitation(name: string, reopen: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return (body: InvitationBody) => {
    const { queryKey } = invitableJobs(body.person)
    const values = { job: body.job, message: body.message }
    const invitedAt = new Date(deviceNow()).toISOString()
    holdAct({
      request: { kind: 'invite', input: { body } },
      who: name,
      show: () => {
        const before = client.getQueryData<Listed>(queryKey)
        client.setQueryData<Listed>(
          queryKey,
          (held) =>
            held && { ...held, jobs: held.jobs.map((job) => (job._id === body.job ? { ...job, invitedAt } : job)) },
        )
        return (isRolledBack) => {
          if (isRolledBack) client.setQueryData(queryKey, before)
        }
      },
      done: (reply) => {
        if (!('chatId' in reply)) return
        const { chatId } = reply
        toast({
          text: { of: t.invitationSent, names: [name] },
          action: { label: t.openChat, run: () => void navigate(paths.chat(chatId)) },
        })
      },
      after: () =>
        Promise.all([
          client.invalidateQueries({ queryKey }),
          client.invalidateQueries({ queryKey: ['chats'] }),
          client.invalidateQueries({ queryKey: ['usage'] }),
          client.invalidateQueries({ queryKey: ['talents', 'saved', 'lists'] }),
          client.invalidateQueries({ queryKey: ['talents', 'search'] }),
        ]),
      ...restoreForm({ key: invitationKey(body.person), values, reopen }, (message) => ({
        of: (who) => t.invitationFailed(who, message),
        names: [name],
      })),
    })
  }
}
