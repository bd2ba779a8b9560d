import { visibleLength } from '@hearback/contract/values/text.ts'

export type Side = 'employer' | 'seeker'

const otherSide = { employer: 'seeker', seeker: 'employer' } as const
export const otherOf = (side: Side): Side => otherSide[side]

const personalFrom = 20

/** Whether a message of the employer counts as an answer to an application (specification 6.1): it has at least 20 visible characters. */
export const isPersonal = (content: string): boolean => visibleLength(content) >= personalFrom

/** Prefix of generated ids for socket messages without a client id; never shown. */
export const socketPrefix = 'socket:'
