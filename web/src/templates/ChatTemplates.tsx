import * as t from '@hearback/texts/web/templates.ts'
import { useQuery } from '@tanstack/react-query'
import { Quote } from 'lucide-react'
import { paths } from '../routing/paths.ts'
import { IconButton } from '../ui/Button.tsx'
import { Menu, type MenuEntry } from '../ui/overlays/Menu.tsx'
import { filledText, useMergeValues } from './merge-values.ts'
import { startersBeside } from './starters.ts'
import { answerTemplates } from './templates.queries.ts'

interface ChatTemplatesProps {
  /** Visible name of the receiver. */
  name: string
  jobTitle: string | undefined
  /** Receives the filled text, which is ordinary text from then on. */
  onInsert: (text: string) => void
}

/** Menu that inserts a message template into a chat message. */
export function ChatTemplates({ name, jobTitle, onInsert }: ChatTemplatesProps) {
  const { data } = useQuery(answerTemplates())
  const values = useMergeValues({ displayName: name }, jobTitle)
  const templates = data?.templates ?? []
  const entries: MenuEntry[] = [...templates, ...startersBeside(templates)]
    .filter(({ kind }) => kind === 'message')
    .map(({ name: label, body }) => ({ label, onSelect: () => onInsert(filledText(body, values)) }))
  return (
    <Menu
      label={t.insertLabel}
      trigger={(props) => <IconButton {...props} label={t.insertLabel} icon={<Quote size={19} aria-hidden />} />}
      entries={[...entries, 'line', { label: t.manageAction, to: paths.templates() }]}
    />
  )
}
