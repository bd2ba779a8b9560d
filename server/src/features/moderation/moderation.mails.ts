import type { DecidedKind } from '@hearback/contract/moderation.ts'
import type { Notice } from '../../notice.ts'
import type { Mail } from '../../ports/mail.ts'
import { composeMail } from '../../ports/mail-text.ts'
import { appealDays, holdHours, type Verdict } from './moderation.rules.ts'
import type { PersonRow } from './people.sql.ts'

interface Named {
  readonly kind: DecidedKind
  readonly name: string
}

/** What the owner of a target is told it was. Of a message no word: its text would tell in which chat somebody reported it. */
const ownWords = ({ kind, name }: Named): string =>
  ({
    company: `your company ${name}`,
    job: `your job ${name}`,
    seeker: 'your profile',
    message: 'a message that you wrote',
    review: 'a review that you wrote',
    account: 'your account',
  })[kind]

/** What everybody else is told it was; what was written in a chat stays there. */
const theirWords = ({ kind, name }: Named): string =>
  ({
    company: `the company ${name}`,
    job: `the job ${name}`,
    seeker: `the profile of ${name}`,
    message: 'a message in one of your chats',
    review: 'a review',
    account: `the account of ${name}`,
  })[kind]

const consequences: Record<Verdict['measure'], string> = {
  none: 'Nothing changes.',
  warning: 'This is a warning. Nothing else changes.',
  hide: 'It is hidden from everybody else.',
  suspend: 'Your account is suspended: you cannot sign in, and nobody sees what is yours.',
}

/** With a mail, except to accounts that have nobody behind them. */
const withMail = (person: PersonRow, notice: Omit<Notice, 'mail'>, mail: Mail): Notice =>
  person.origin === 'import' ? notice : { ...notice, mail }

export interface Told {
  readonly publicUrl: string
  readonly person: PersonRow
  readonly decision: Named & Verdict
  /** Whether it decides an appeal, and is final. */
  readonly final: boolean
  /** The page of the decision, with the token of this person. */
  readonly path: `/${string}`
}

/** To the owner of the target. Who reported it, and how many, is never told. */
export const ownerNotice = ({ publicUrl, person, decision, final, path }: Told): Notice => {
  const { kind, outcome, measure, reason } = decision
  const isUpheld = outcome === 'upheld'
  const opening = final
    ? `An appeal about ${ownWords(decision)} was decided.`
    : `A moderator has looked at ${ownWords(decision)}${isUpheld ? '' : ', because somebody reported it'}.`
  const closing = final ? 'This decision is final.' : `You may appeal once, within ${appealDays} days.`
  return withMail(
    person,
    {
      userId: person.id,
      kind: 'content_decided',
      data: { name: kind === 'message' ? 'A message of yours' : decision.name, status: measure },
      path,
    },
    composeMail(person.email, `A decision about ${ownWords(decision)}`, [
      opening,
      isUpheld ? consequences[measure] : 'We found nothing wrong, and it stays as it is.',
      `The reason: ${reason}`,
      ...(isUpheld ? [closing] : []),
      { label: 'Read the decision', url: `${publicUrl}${path}` },
    ]),
  )
}

/** To somebody who reported the target. */
export const reporterNotice = (
  { publicUrl, person, decision, final, path }: Told,
  { caseNumber }: { caseNumber: string },
): Notice => {
  const isUpheld = decision.outcome === 'upheld'
  const closing = final ? 'This decision is final.' : `You may appeal once, within ${appealDays} days.`
  return withMail(
    person,
    {
      userId: person.id,
      kind: 'report_decided',
      data: { name: decision.name, caseNumber, status: decision.outcome },
      path,
    },
    composeMail(person.email, `Your report ${caseNumber} is decided`, [
      final
        ? `An appeal about ${theirWords(decision)}, which you reported, was decided.`
        : `A moderator has decided your report ${caseNumber} of ${theirWords(decision)}.`,
      isUpheld ? 'It was upheld: we acted on it.' : 'It was dismissed: nothing changes.',
      `The reason: ${decision.reason}`,
      ...(isUpheld && !final ? [] : [closing]),
      { label: 'Read the decision', url: `${publicUrl}${path}` },
    ]),
  )
}

/** To whoever appealed. */
export const appealedNotice = (
  { publicUrl, person, decision, path }: Omit<Told, 'final'>,
  side: 'owner' | 'reporter',
): Notice =>
  withMail(
    person,
    {
      userId: person.id,
      kind: 'report_appealed',
      data: { name: side === 'owner' && decision.kind === 'message' ? 'A message of yours' : decision.name },
      path,
    },
    composeMail(person.email, 'Your appeal is here', [
      `Your appeal about ${(side === 'owner' ? ownWords : theirWords)(decision)} has arrived.`,
      'A moderator decides it, another one than before where there is one. What they decide is final.',
      { label: 'See your appeal', url: `${publicUrl}${path}` },
    ]),
  )

/** To the owner of what three reports hide for a while. */
export const heldNotice = (publicUrl: string, person: PersonRow, held: Named): Notice =>
  withMail(
    person,
    { userId: person.id, kind: 'content_held', data: { name: held.name }, path: '/contact' },
    composeMail(person.email, `We have hidden ${ownWords(held)} for now`, [
      `Several people reported ${ownWords(held)}, so it is hidden for up to ${holdHours} hours, until a moderator has decided.`,
      'You get the decision with its reason. If nobody decides in time, it shows again.',
      { label: 'Write to us', url: `${publicUrl}/contact` },
    ]),
  )

/** To a moderator. */
export const heldMail = (publicUrl: string, to: string, held: Named & { id: string }): Mail =>
  composeMail(to, `To decide within ${holdHours} hours: ${held.name}`, [
    `Three people reported ${theirWords(held)} for fraud. It is hidden for ${holdHours} hours.`,
    { label: 'Open the case', url: `${publicUrl}/admin/cases/${held.kind}/${held.id}` },
  ])

/** To the owner of what shows again. */
export const reinstatedNotice = (
  publicUrl: string,
  person: PersonRow,
  { reason, ...named }: Named & { reason: string },
): Notice => {
  const isAccount = named.kind === 'account'
  return withMail(
    person,
    { userId: person.id, kind: 'content_restored', data: { name: named.name }, path: '/' },
    composeMail(person.email, `${isAccount ? 'Your account is open again' : 'It shows again'}`, [
      isAccount
        ? 'Your account is no longer suspended. You can sign in.'
        : `Everybody can see ${ownWords(named)} again.`,
      `The reason: ${reason}`,
      { label: 'Sign in', url: `${publicUrl}/login` },
    ]),
  )
}
