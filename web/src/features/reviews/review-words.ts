import type { Meeting } from '@hearback/contract/hiring/reviews.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/reviews.ts'

const MET_WORDS: Record<Meeting, string> = {
  hire: t.hired,
  offer: t.basisOffer,
  interview: t.basisInterview,
  application: t.basisApplication,
  chat: t.basisChat,
  no_answer: t.basisNoAnswer,
}

/** Describes the relation between author and subject, with the job. */
export const metWords = ({ met, jobTitle }: { met: Meeting; jobTitle: string | null }) =>
  jobTitle ? `${MET_WORDS[met]}: ${jobTitle}` : MET_WORDS[met]

export const countWords = (count: number) => t.reviewCount(count.toLocaleString(locale.numbers))
