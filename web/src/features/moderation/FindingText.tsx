import type { Finding } from '@hearback/contract/trust/finding.ts'
import * as t from '@hearback/texts/web/moderation.ts'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { localDate } from '../../ui/text/times.ts'

const ALIKE_WORDS = {
  name: { same: t.findingSameName, close: t.findingCloseName },
  domain: { same: t.findingSameDomain, close: t.findingCloseDomain },
  logo: { same: t.findingSameLogo, close: t.findingCloseLogo },
}

/** The sentence of what a rule found, in the language of the page. */
export function FindingText({ of }: { of: Finding }) {
  const { subject, own, domain = '', distance = 0, jobs, claim } = of
  const other = of.other ?? t.findingOtherUnknown
  if (subject === 'claim') {
    const words = claim?.method === 'email' ? t.findingClaimByEmail : t.findingClaimByDns
    return (
      <>
        <Sentence of={words} names={[own, domain]} />{' '}
        {claim?.heldSince && <Sentence of={heldSince(claim.heldSince)} names={[other]} />}
      </>
    )
  }
  if (subject === 'post')
    return <Sentence of={postWords(100 - distance)} names={[jobs?.own ?? '', jobs?.other ?? '', other]} />
  const words = ALIKE_WORDS[subject]
  return (
    <>
      <Sentence of={distance === 0 ? words.same : words.close} names={[own, other]} />{' '}
      {domain && <Sentence of={t.findingVerifiedBy} names={[other, domain]} />}
    </>
  )
}

const heldSince = (at: string) => (other: string) => t.findingHeldSince(other, localDate(at))
const postWords = (percent: number) => (own: string, title: string, other: string) =>
  t.findingPost(own, title, other, percent)
