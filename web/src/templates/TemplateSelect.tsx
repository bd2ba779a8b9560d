import type { TemplateKind } from '@hearback/contract/hiring/answering.ts'
import { isVisible } from '@hearback/contract/values/text.ts'
import { undo } from '@hearback/texts/web/app.ts'
import * as t from '@hearback/texts/web/templates.ts'
import { useQuery } from '@tanstack/react-query'
import { toast } from '../ui/feedback/toast-store.ts'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { type Starter, startersBeside } from './starters.ts'
import { answerTemplates } from './templates.queries.ts'

interface TemplateSelectProps {
  kind: TemplateKind
  /** The text that a template replaces. */
  text: string
  onUse: (template: Starter) => void
  /** Writes the replaced text again. */
  onRestore: (text: string) => void
}

/** Choice among the user's templates of a kind and the ready-made ones. Offers to undo where it replaces typed words. */
export function TemplateSelect({ kind, text, onUse, onRestore }: TemplateSelectProps) {
  const { data } = useQuery(answerTemplates())
  if (!data) return null
  const own = data.templates.filter((one) => one.kind === kind).map((one) => ({ ...one, value: one._id }))
  const starters = startersBeside(data.templates)
    .filter((one) => one.kind === kind)
    .map((one) => ({ ...one, value: `starter ${one.name}` }))
  const use = (value: string | null) => {
    const all = [...own, ...starters]
    const template = all.find((one) => one.value === value)
    if (!template) return
    onUse(template)
    if (!isVisible(text) || all.some(({ body }) => body.trim() === text.trim())) return
    toast({ text: t.textReplaced, key: 'template', action: { label: undo, run: () => onRestore(text) } })
  }
  const groups = [
    { group: t.ownGroup, items: own },
    { group: t.starterGroup, items: starters },
  ]
  return (
    <SelectField
      label={t.choiceLabel}
      placeholder={t.choicePlaceholder}
      searchable={own.length > 7}
      data={groups
        .filter(({ items }) => items.length > 0)
        .map(({ group, items }) => ({ group, items: items.map(({ value, name }) => ({ value, label: name })) }))}
      onChange={use}
    />
  )
}
