import type { Participant } from '@hearback/contract/hiring/chat.ts'
import { paths } from '../../routing/paths.ts'

/** Path of the other user's profile. */
export const profilePath = ({ userType, _id }: Pick<Participant, 'userType' | '_id'>): string =>
  userType === 'employer' ? paths.company(_id) : paths.talent(_id)
