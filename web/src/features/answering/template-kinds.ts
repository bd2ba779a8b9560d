import type { TemplateKind } from '@hearback/contract/hiring/answering.ts'
import * as t from '@hearback/texts/web/templates.ts'

export const TEMPLATE_KIND_WORDS: Record<TemplateKind, string> = {
  rejection: t.kindRejection,
  invitation: t.kindInvitation,
  offer: t.kindOffer,
  message: t.kindMessage,
}

export const TEMPLATE_KINDS = Object.entries(TEMPLATE_KIND_WORDS).map(([value, label]) => ({ value, label }))
