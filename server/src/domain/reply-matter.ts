/** The subject of an email that may be answered by email: a reply becomes a message in the chat of its two people. */
export interface ReplyMatter {
  readonly kind: 'chat' | 'application'
  readonly id: string
}
