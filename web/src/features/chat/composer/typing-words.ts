import * as t from '@hearback/texts/web/chat.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { ownId } from '../chat.queries.ts'
import type { Typist } from './typing.ts'

/** Number of people who are named. */
const NAMED = 3

const namesOf = new Intl.ListFormat(locale.language, { type: 'conjunction' })

/** Names the people who type, by first name; `other` is the other person of the chat. Empty without any. */
export function typingWords(typists: readonly Typist[], other: string): string {
  if (typists.length === 0) return ''
  if (typists.length > NAMED) return t.typingMany
  const names = new Set(
    typists.map(({ userId, writer }) => writer?.firstName ?? (userId === ownId() ? t.colleague : other)),
  )
  return t.typingLine(namesOf.format(names), names.size)
}
