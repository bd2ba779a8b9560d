import { type Nudge, nudgeEmployer } from '@hearback/contract/hiring/clock/nudges.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/nudges.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError, Notice } from '../../ui/feedback/Notice.tsx'
import { useNow } from '../../ui/now.ts'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { localDate } from '../../ui/text/times.ts'

interface NudgeQuestionProps {
  application: {
    _id: string
    awaitsAnswer: boolean
    jobDetails: Pick<Job, 'company'>
    nudge?: Nudge | undefined
  }
}

/** Lets the seeker of a waiting application ask for an answer once, from its tenth day on. */
export function NudgeQuestion({ application: { _id: id, awaitsAnswer, jobDetails, nudge } }: NudgeQuestionProps) {
  if (!awaitsAnswer || !nudge) return null
  return <NudgeState id={id} nudge={nudge} company={jobDetails.company.businessName} />
}

function NudgeState({ id, nudge: { nudgedAt, possibleFrom }, company }: { id: string; nudge: Nudge; company: string }) {
  const now = useNow()
  const client = useQueryClient()
  const ask = useMutation({
    mutationFn: () => call(nudgeEmployer, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['applications'] }),
  })
  if (nudgedAt)
    return (
      <Notice tone="good">
        <Sentence of={(name) => t.nudged(name, localDate(nudgedAt))} names={[company]} />
      </Notice>
    )
  if (now < Date.parse(possibleFrom))
    return (
      <Notice>
        <Sentence of={(name) => t.early(name, localDate(possibleFrom))} names={[company]} />
      </Notice>
    )
  return (
    <>
      <FormError>{ask.error?.message}</FormError>
      <Notice
        action={
          <Button size="sm" busy={ask.isPending} onClick={() => ask.mutate()}>
            {t.nudgeAction}
          </Button>
        }
      >
        <Sentence of={t.possible} names={[company]} />
      </Notice>
    </>
  )
}
