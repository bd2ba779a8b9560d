import type { TemplateKind } from '@hearback/contract/hiring/answering.ts'
import * as t from '@hearback/texts/web/templates.ts'
import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { type Starter, startersBeside } from './starters.ts'
import { answerTemplates } from './templates.queries.ts'

interface TemplateSelectProps {
  kind: TemplateKind
  onUse: (template: Starter) => void
}

/** Choice among the user's templates of a kind and the ready-made ones. */
export function TemplateSelect({ kind, onUse }: TemplateSelectProps) {
  const { data } = useQuery(answerTemplates())
  if (!data) return null
  const own = data.templates.filter((one) => one.kind === kind).map((one) => ({ ...one, value: one._id }))
  const starters = startersBeside(data.templates)
    .filter((one) => one.kind === kind)
    .map((one) => ({ ...one, value: `starter ${one.name}` }))
  const use = (value: string | null) => {
    const template = [...own, ...starters].find((one) => one.value === value)
    if (template) onUse(template)
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
