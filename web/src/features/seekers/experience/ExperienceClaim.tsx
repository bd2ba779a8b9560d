import { confirmExperience, getExperienceClaim } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/seekers.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { spanWords } from '../../../profile/profile-dates.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormError, Notice } from '../../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Facts } from '../../../ui/Layout.tsx'
import { Sentence } from '../../../ui/text/Sentence.tsx'
import c from './Experience.module.css'

/** Asks the owner of a work email to confirm or reject an experience. A GET changes nothing. */
export function ExperienceClaim({ code }: { code: string }) {
  const { data, error, isPending } = useQuery({
    queryKey: ['experience-claim', code],
    queryFn: ({ signal }) => call(getExperienceClaim, { query: { code } }, { signal }),
    enabled: code !== '',
    retry: false,
  })
  const decide = useMutation({
    mutationFn: (decision: 'confirm' | 'decline') => call(confirmExperience, { body: { code, decision } }),
  })
  if (decide.data)
    return <Notice tone="good">{decide.data.verification === 'confirmed' ? t.claimConfirmed : t.claimDeclined}</Notice>
  if (!code || error) return <Notice tone="wrong">{error?.message ?? t.claimLinkBroken}</Notice>
  if (isPending) return <SkeletonRows rows={3} label={t.claimLoading} />
  const { person, title, company, startDate, endDate, domain } = data.claim
  return (
    <div className={c.claim}>
      <p>
        <Sentence of={t.claimQuestion} names={[person, domain]} />
      </p>
      <Facts
        items={[
          { term: t.person, value: person },
          { term: t.job, value: title },
          { term: t.company, value: company },
          { term: t.time, value: spanWords(startDate, endDate, endDate === null) },
        ]}
      />
      <FormError>{decide.error?.message}</FormError>
      <div className={c.claimActs}>
        <Button variant="primary" busy={decide.isPending} onClick={() => decide.mutate('confirm')}>
          {t.claimConfirmAction}
        </Button>
        <Button busy={decide.isPending} onClick={() => decide.mutate('decline')}>
          {t.claimDeclineAction}
        </Button>
      </div>
    </div>
  )
}
