import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { LatestInvitation } from '@hearback/contract/people/latest-invitation.ts'
import type { ExportedPerson, exportTalentList } from '@hearback/contract/people/saved-talents.ts'
import * as t from '@hearback/texts/web/saved-talents.ts'
import { nameOf } from '../../domain/hiring-words.ts'
import { payWords } from '../../profile/entry-words.ts'
import { inLanguage } from '../../routing/page-url.ts'
import { paths } from '../../routing/paths.ts'
import type { CsvRow } from '../../ui/csv.ts'
import { phoneWords } from '../../ui/text/PhoneLink.tsx'
import { shownName } from '../../ui/text/stored-name.ts'
import { calendarDay } from '../../ui/text/times.ts'
import { answerWords } from './answer-words.ts'

type Row = [person: ExportedPerson, invitation: LatestInvitation | undefined]

const COLUMNS: readonly { title: string; value: (...row: Row) => CsvRow[number] }[] = [
  { title: t.columnName, value: (person) => nameOf(person) },
  { title: t.columnJobTitle, value: ({ jobTitle }) => jobTitle },
  { title: t.columnCategory, value: ({ jobCategory }) => jobCategory && shownName(jobCategory) },
  { title: t.columnCity, value: ({ city }) => city },
  { title: t.columnSkills, value: ({ skill }) => skill.join(', ') },
  { title: t.columnYears, value: ({ yearsOfExperience }) => yearsOfExperience },
  { title: t.columnAvailability, value: ({ availability }) => availability && shownName(availability) },
  { title: t.columnPay, value: ({ wishedPay }) => wishedPay && payWords(wishedPay) },
  { title: t.columnEmail, value: ({ email }) => email },
  { title: t.columnPhone, value: ({ phone }) => phone && phoneWords(phone) },
  { title: t.columnInvitedTo, value: (_, invitation) => invitation?.jobTitle },
  { title: t.columnInvitedOn, value: (_, invitation) => invitation && calendarDay(Date.parse(invitation.invitedAt)) },
  { title: t.columnAnswer, value: (_, invitation) => invitation && answerWords(invitation) },
  { title: t.columnProfile, value: ({ _id }) => location.origin + inLanguage(paths.talent(_id)) },
]

/** The rows of a file of a list: a header, then one for each person. */
export function rowsOfList({ profiles, invitations }: ReplyOf<typeof exportTalentList>): CsvRow[] {
  const invitedTo = new Map(invitations.map((invitation) => [invitation.person, invitation]))
  return [
    COLUMNS.map(({ title }) => title),
    ...profiles.map((person) => COLUMNS.map(({ value }) => value(person, invitedTo.get(person._id)))),
  ]
}
