import type { Email, Mailbox } from 'postal-mime'

const headerOf = ({ headers }: Email, key: string) => headers.find((header) => header.key === key)?.value.trim() ?? ''
const hasHeader = ({ headers }: Email, form: RegExp) => headers.some(({ key }) => form.test(key))

/** Subjects of automatic replies of Exchange, which not all of its versions mark. */
const automaticSubject =
  /^(?:automatic reply|auto(?:matic)? response|out of office|respuesta autom[aá]tica|fuera de la oficina|r[eé]ponse automatique|absence du bureau|automatische antwort|abwesenheitsnotiz|abwesend)\b/iu

/**
 * Whether no person has written this email to us: bounces, lists, automatic replies (RFC 3834 section 2), and responses of
 * calendars. They are taken without effect and are never answered, so that no loop begins.
 */
export function isAutomatic(email: Email, sender: string): boolean {
  const submitted = headerOf(email, 'auto-submitted').toLowerCase()
  return (
    sender === '' ||
    /^(?:mailer-daemon|postmaster)@/iu.test(sender) ||
    (submitted !== '' && !submitted.startsWith('no')) ||
    /^(?:bulk|list|junk|auto_reply)$/iu.test(headerOf(email, 'precedence')) ||
    hasHeader(email, /^(?:list-.+|x-auto(?:reply|respond|-reply-from))$/u) ||
    /^(?:multipart\/report|message\/(?:delivery-status|disposition-notification))/iu.test(
      headerOf(email, 'content-type'),
    ) ||
    automaticSubject.test(email.subject ?? '') ||
    email.attachments.some(
      ({ mimeType, method }) => mimeType === 'text/calendar' && method !== undefined && method !== 'REQUEST',
    )
  )
}

/** Whether the address is in To or Cc; a copy that somebody sends on is not a reply. */
export function isAddressedTo({ to = [], cc = [] }: Email, recipient: string): 'to' | 'cc' | undefined {
  const has = (list: Addresses) => lowerCaseOf(list).includes(recipient.toLowerCase())
  if (has(to)) return 'to'
  return has(cc) ? 'cc' : undefined
}

type Addresses = readonly { address?: string | undefined; group?: Mailbox[] | undefined }[]

const lowerCaseOf = (list: Addresses) =>
  list.flatMap((one) => one.group ?? [one]).flatMap(({ address }) => (address ? [address.toLowerCase()] : []))

/** The addresses in To and Cc, in lower case. */
export const addressesOf = ({ to = [], cc = [] }: Email): string[] => lowerCaseOf([...to, ...cc])

/** The sender that the receiving server noted (RFC 5321 section 4.4); empty for bounces, otherwise the address in From. */
export function returnPathOf(email: Email): string {
  const noted = email.headers.find(({ key }) => key === 'return-path')?.value
  return noted === undefined ? (email.from?.address ?? '') : noted.trim().replace(/^<|>$/gu, '')
}
