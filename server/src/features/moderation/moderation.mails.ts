import type { DecidedKind } from '@hearback/contract/trust/moderation.ts'
import type { Language } from '@hearback/contract/values/languages.ts'
import * as en from '@hearback/texts/en/mails/moderation.ts'
import * as es from '@hearback/texts/es/mails/moderation.ts'
import { inLanguages, siteUrl } from '../../domain/languages.ts'
import { caseThread, type NotificationRequest } from '../../domain/notification-request.ts'
import type { Mail } from '../../ports/mail.ts'
import { composeMail } from '../../ports/mail-text.ts'
import { appealDays, holdHours, type Verdict } from './moderation.rules.ts'
import type { PersonRow } from './people.sql.ts'

const texts = inLanguages({ en, es })
type Texts = ReturnType<typeof texts>

interface Named {
  readonly kind: DecidedKind
  readonly targetId: string
  readonly name: string
}

/** How the owner of a target reads what it was. A message is not quoted, because its text would identify the chat and thus the reporter. */
const ownWords = ({ kind, name }: Named, t: Texts): string =>
  ({
    company: t.ownCompany(name),
    job: t.ownJob(name),
    seeker: t.ownProfile,
    message: t.ownMessage,
    review: t.ownReview,
    account: t.ownAccount,
  })[kind]

/** How everyone else reads what the target was; messages are not quoted outside their chat. */
const theirWords = ({ kind, name }: Named, t: Texts): string =>
  ({
    company: t.otherCompany(name),
    job: t.otherJob(name),
    seeker: t.otherProfile(name),
    message: t.otherMessage,
    review: t.otherReview,
    account: t.otherAccount(name),
  })[kind]

const consequences = (t: Texts): Record<Verdict['measure'], string> => ({
  none: t.outcomeAppealNone,
  warning: t.outcomeWarning,
  hide: t.outcomeHidden,
  suspend: t.outcomeSuspended,
})

/** Adds a mail in the thread of the target, except for accounts of imported posts, which have no reader. */
const withMail = (
  person: PersonRow,
  about: Named,
  notice: Omit<NotificationRequest, 'mail' | 'thread'>,
  mail: (language: Language) => Mail,
): NotificationRequest =>
  person.origin === 'import' ? notice : { ...notice, thread: caseThread(about, person.id), mail }

export interface Told {
  readonly publicUrl: string
  readonly person: PersonRow
  readonly decision: Named & Verdict
  /** True for the decision on an appeal, which is final. */
  readonly final: boolean
  /** The page of the decision, with the token of this person. */
  readonly path: `/${string}`
}

const closingOf = (t: Texts, final: boolean) => (final ? t.decisionFinal : t.appealPossible(appealDays))

/** To the owner of the target. Never tells who reported it, or how many reports there were. */
export const ownerNotice = ({ publicUrl, person, decision, final, path }: Told): NotificationRequest => {
  const { kind, outcome, measure, reason } = decision
  const isUpheld = outcome === 'upheld'
  const openingOf = (t: Texts) => {
    if (final) return t.appealDecidedText
    return isUpheld ? t.decisionText : t.decisionAfterReportText
  }
  return withMail(
    person,
    decision,
    {
      userId: person.id,
      kind: 'content_decided',
      data: { name: kind === 'message' ? 'Your message' : decision.name, status: measure },
      path,
    },
    (language) => {
      const t = texts(language)
      const what = ownWords(decision, t)
      const paragraphs = [
        openingOf(t)(what),
        isUpheld ? consequences(t)[measure] : t.outcomeNone,
        t.reasonText(reason),
        ...(isUpheld ? [t.decisionBasis, closingOf(t, final), t.redressOutside] : []),
        { label: t.decisionLink, url: `${siteUrl(language, publicUrl)}${path}` },
      ]
      return composeMail(person.email, t.decisionSubject(what), paragraphs, language)
    },
  )
}

/** To a reporter of the target. */
export const reporterNotice = (
  { publicUrl, person, decision, final, path }: Told,
  { caseNumber }: { caseNumber: string },
): NotificationRequest => {
  const isUpheld = decision.outcome === 'upheld'
  return withMail(
    person,
    decision,
    {
      userId: person.id,
      kind: 'report_decided',
      data: { name: decision.name, caseNumber, status: decision.outcome },
      path,
    },
    (language) => {
      const t = texts(language)
      const what = theirWords(decision, t)
      const paragraphs = [
        final ? t.reportAppealDecidedText(what) : t.reportDecidedText(caseNumber, what),
        isUpheld ? t.outcomeUpheld : t.outcomeDismissed,
        t.reasonText(decision.reason),
        ...(isUpheld && !final ? [] : [closingOf(t, final)]),
        { label: t.decisionLink, url: `${siteUrl(language, publicUrl)}${path}` },
      ]
      return composeMail(person.email, t.reportDecidedSubject(caseNumber), paragraphs, language)
    },
  )
}

/** To the person who appealed. */
export const appealedNotice = (
  { publicUrl, person, decision, path }: Omit<Told, 'final'>,
  side: 'owner' | 'reporter',
): NotificationRequest =>
  withMail(
    person,
    decision,
    {
      userId: person.id,
      kind: 'report_appealed',
      data: { name: side === 'owner' && decision.kind === 'message' ? 'Your message' : decision.name },
      path,
    },
    (language) => {
      const t = texts(language)
      const what = (side === 'owner' ? ownWords : theirWords)(decision, t)
      const link = { label: t.appealLink, url: `${siteUrl(language, publicUrl)}${path}` }
      const paragraphs = [t.appealReceivedText(what), t.appealOutlook, link]
      return composeMail(person.email, t.appealReceivedSubject, paragraphs, language)
    },
  )

/** To the owner of a target hidden temporarily after three reports. */
export const heldNotice = (publicUrl: string, person: PersonRow, held: Named): NotificationRequest =>
  withMail(
    person,
    held,
    { userId: person.id, kind: 'content_held', data: { name: held.name }, path: '/contact' },
    (language) => {
      const t = texts(language)
      const what = ownWords(held, t)
      const link = { label: t.contactLink, url: `${siteUrl(language, publicUrl)}/contact` }
      const paragraphs = [t.heldText(what, holdHours), t.heldAutomatically, t.heldOutlook, link]
      return composeMail(person.email, t.heldSubject(what), paragraphs, language)
    },
  )

/** To a moderator. */
export function heldMail(
  publicUrl: string,
  { email, language }: { email: string; language: Language },
  held: Named,
): Mail {
  const t = texts(language)
  const link = { label: t.caseLink, url: `${siteUrl(language, publicUrl)}/admin/cases/${held.kind}/${held.targetId}` }
  const paragraphs = [t.moderatorHeldText(theirWords(held, t), holdHours), link]
  return {
    ...composeMail(email, t.moderatorHeldSubject(holdHours), paragraphs, language),
    thread: caseThread(held, email),
  }
}

/** To the owner of a target that is visible again. */
export const reinstatedNotice = (
  publicUrl: string,
  person: PersonRow,
  { reason, ...named }: Named & { reason: string },
): NotificationRequest => {
  const isAccount = named.kind === 'account'
  return withMail(
    person,
    named,
    { userId: person.id, kind: 'content_restored', data: { name: named.name }, path: '/' },
    (language) => {
      const t = texts(language)
      const paragraphs = [
        isAccount ? t.accountReinstatedText : t.contentRestoredText(ownWords(named, t)),
        t.reasonText(reason),
        { label: t.signInLink, url: `${siteUrl(language, publicUrl)}/login` },
      ]
      return composeMail(
        person.email,
        isAccount ? t.accountReinstatedSubject : t.contentRestoredSubject,
        paragraphs,
        language,
      )
    },
  )
}
