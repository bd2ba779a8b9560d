import type { Attachment, Email } from 'postal-mime'
import { isDeadAddress, statusOfReply } from '../../ports/mail-status.ts'
import { normalizedAddress } from '../../ports/sender-check.ts'

/**
 * Returns the reason in a delivery report (RFC 3464) by which this address does not exist. Undefined for delays, full mailboxes,
 * policies, other recipients such as the target of a forwarding, and anything that is no report.
 */
export function deadAddressReason(email: Email, address: string): string | undefined {
  const groups = email.attachments.filter(isReport).flatMap(({ content }) => fieldGroupsOf(textOf(content)))
  return groups.map((group) => reasonOf(group, address)).find((reason) => reason !== undefined)
}

const isReport = ({ mimeType }: Attachment) => /^message\/(?:global-)?delivery-status$/u.test(mimeType)

const textOf = (content: Attachment['content']) =>
  typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8')

type Fields = ReadonlyMap<string, string>

/** The groups of fields, by lower-case names: one for the report, and one for each recipient. */
const fieldGroupsOf = (text: string): Fields[] =>
  text
    .replace(/\r\n?/gu, '\n')
    .split(/\n[ \t]*\n/u)
    .map((group) => new Map(linesOf(group).map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()])))

const linesOf = (group: string) => [...group.replace(/\n[ \t]+/gu, ' ').matchAll(/^([\w-]+):(.*)$/gmu)]

/** A field such as `rfc822; ana@people.example` without its type. */
const withoutType = (field = '') => field.replace(/^[\w-]+\s*;\s*/u, '')

function reasonOf(fields: Fields, address: string): string | undefined {
  const recipient = withoutType(fields.get('final-recipient')).replace(/^<|>$/gu, '')
  if (!/^failed\b/iu.test(fields.get('action') ?? '') || normalizedAddress(recipient) !== address) return undefined
  const diagnostic = withoutType(fields.get('diagnostic-code'))
  const [status] = /^\d(?:\.\d{1,3}){2}/u.exec(fields.get('status') ?? '') ?? []
  // Servers such as Exim report 5.0.0 and quote the other server.
  const isDead = isDeadAddress(status === '5.0.0' ? statusOfReply(diagnostic) : status)
  return isDead ? diagnostic || status : undefined
}
