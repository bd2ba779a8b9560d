import type { Meeting } from '@hearback/contract/reviews.ts'

const MET_WORDS: Record<Meeting, string> = {
  hire: 'Hired',
  offer: 'After an offer',
  interview: 'After an interview',
  application: 'After an answered application',
  chat: 'After a chat',
  no_answer: 'Applied, and got no answer in 30 days',
}

/** How the two met, and for which job. */
export const metWords = ({ met, jobTitle }: { met: Meeting; jobTitle: string | null }) =>
  jobTitle ? `${MET_WORDS[met]}: ${jobTitle}` : MET_WORDS[met]

export const countWords = (count: number) => (count === 1 ? '1 review' : `${count.toLocaleString('en')} reviews`)
