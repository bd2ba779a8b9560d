/** The subject of an email that may be answered by email: a reply becomes a message in the chat of its two people. */
export interface ReplyMatter {
  readonly kind: 'chat' | 'application'
  readonly id: string
}

/** An application in one of its rounds, which links in emails let members answer: those of an earlier round end with it. */
export interface AnswerMatter {
  readonly id: string
  readonly round: number
}

/** Stands for the token in a composed email, until it is sent to its reader. */
export const answerTokenPlaceholder = (applicationId: string) => `answer-token-${applicationId}`
