import type { Participant } from '@hearback/contract/chat.ts'
import { paths } from '../../routing/paths.ts'

/** Where the other person is shown in full. */
export const profilePath = ({ userType, _id }: Pick<Participant, 'userType' | '_id'>): string =>
  userType === 'employer' ? paths.company(_id) : paths.talent(_id)
