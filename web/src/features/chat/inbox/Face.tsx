import type { Participant } from '@hearback/contract/hiring/chat.ts'
import { Avatar, CompanyTile } from '../../../ui/figures/Avatar.tsx'

/** Avatar: round for people, square for companies. */
export function Face({ of: { _id, name, profilePicture, userType }, size }: { of: Participant; size: number }) {
  const Tile = userType === 'employer' ? CompanyTile : Avatar
  return <Tile id={_id} name={name} picture={profilePicture} size={size} />
}
