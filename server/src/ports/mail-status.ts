/**
 * Enhanced status codes (RFC 3463, RFC 7505) by which a server says that an address does not exist, or that its mailbox is
 * disabled. Without 5.1.0, 5.1.7 and 5.1.8, which servers also use for the sender, and without full mailboxes (5.2.2),
 * routes (5.4) and policies (5.7).
 */
const deadAddress: readonly string[] = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']

/** Whether a status says that the address of the recipient does not exist. */
export const isDeadAddress = (status: string | undefined): boolean =>
  status !== undefined && deadAddress.includes(status)

/** The enhanced status code of a permanent SMTP reply such as `550 5.1.1 No such user`; undefined without one. */
export const statusOfReply = (reply: string): string | undefined =>
  /^5\d\d[ -]#?(5\.\d{1,3}\.\d{1,3})(?!\S)/u.exec(reply)?.[1]
