import { confirmExperience, getExperienceClaim } from '@hearback/contract/seekers.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { spanWords } from '../../profile/profile-dates.ts'
import { Button } from '../../ui/Button.tsx'
import { Facts } from '../../ui/Layout.tsx'
import { FormError, Notice } from '../../ui/Notice.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import c from './Experience.module.css'

/** What a link to a work address asks about, and the two answers. Looking changes nothing. */
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
    return (
      <Notice tone="good">
        {decide.data.verification === 'confirmed'
          ? 'Thank you. The experience is confirmed.'
          : 'Thank you. It is not confirmed, and nobody writes to this address about it again.'}
      </Notice>
    )
  if (!code || error)
    return <Notice tone="wrong">{error?.message ?? 'This link is not whole. Copy it from the mail once more.'}</Notice>
  if (isPending) return <SkeletonRows rows={3} label="Looking at the link" />
  const { person, title, company, startDate, endDate, domain } = data.claim
  return (
    <div className={c.claim}>
      <p>
        {person} says on Hearback that they worked here. If you confirm, their profile says “confirmed by work e-mail at{' '}
        {domain}”. Your address is never shown.
      </p>
      <Facts
        items={[
          { term: 'Person', value: person },
          { term: 'Job', value: title },
          { term: 'Company', value: company },
          { term: 'Time', value: spanWords(startDate, endDate, endDate === null) },
        ]}
      />
      <FormError>{decide.error?.message}</FormError>
      <div className={c.claimActs}>
        <Button variant="primary" busy={decide.isPending} onClick={() => decide.mutate('confirm')}>
          Yes, that is so
        </Button>
        <Button busy={decide.isPending} onClick={() => decide.mutate('decline')}>
          No, I do not confirm it
        </Button>
      </div>
    </div>
  )
}
