import type { AnswerTemplate } from '@hearback/contract/hiring/answering.ts'
import * as t from '@hearback/texts/web/template-starters.ts'

export type Starter = Pick<AnswerTemplate, 'kind' | 'name' | 'body' | 'reasonCode'>

/** Ready-made templates in the language of the page. */
const STARTERS: readonly Starter[] = [
  { kind: 'rejection', name: t.filledName, body: t.filledBody, reasonCode: 'position_filled' },
  { kind: 'rejection', name: t.strongerName, body: t.strongerBody, reasonCode: 'stronger_candidate' },
  { kind: 'rejection', name: t.skillName, body: t.skillBody, reasonCode: 'missing_skill' },
  { kind: 'invitation', name: t.inviteName, body: t.inviteBody, reasonCode: null },
  { kind: 'offer', name: t.offerName, body: t.offerBody, reasonCode: null },
  { kind: 'message', name: t.decidingName, body: t.decidingBody, reasonCode: null },
  { kind: 'message', name: t.availabilityName, body: t.availabilityBody, reasonCode: null },
]

/** Starters that are not among these templates by name. */
export const startersBeside = (templates: readonly Pick<AnswerTemplate, 'name'>[]): readonly Starter[] =>
  STARTERS.filter((starter) => !templates.some(({ name }) => name === starter.name))
