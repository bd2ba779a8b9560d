import { isVisible } from '@hearback/contract/values/text.ts'
import * as t from '@hearback/texts/web/templates.ts'
import { useQuery } from '@tanstack/react-query'
import { BookmarkPlus, Quote } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../routing/paths.ts'
import { IconButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { Menu, type MenuEntry } from '../ui/overlays/Menu.tsx'
import { KeepMessage } from './KeepMessage.tsx'
import { filledText, useMergeValues } from './merge-values.ts'
import { startersBeside } from './starters.ts'
import { answerTemplates } from './templates.queries.ts'

interface ChatTemplatesProps {
  /** Visible name of the receiver. */
  name: string
  jobTitle: string | undefined
  /** The message as typed so far. */
  text: string
  /** Receives the filled text, which is ordinary text from then on. */
  onInsert: (text: string) => void
}

/** Menu that inserts a message template into a chat message, and saves the message as one. */
export function ChatTemplates({ name, jobTitle, text, onInsert }: ChatTemplatesProps) {
  const { data } = useQuery(answerTemplates())
  const [kept, setKept] = useState<string>()
  const values = useMergeValues({ displayName: name }, jobTitle)
  const templates = data?.templates ?? []
  const entries: MenuEntry[] = [...templates, ...startersBeside(templates)]
    .filter(({ kind }) => kind === 'message')
    .map(({ name: label, body }) => ({ label, onSelect: () => onInsert(filledText(body, values)) }))
  const keep: MenuEntry = {
    label: t.keepMessageAction,
    icon: <BookmarkPlus size={17} aria-hidden />,
    onSelect: () => setKept(text),
  }
  const close = () => setKept(undefined)
  return (
    <>
      <Menu
        label={t.insertLabel}
        heading={t.insertHint}
        trigger={(props) => (
          <IconButton {...props} label={t.insertLabel} aria-keyshortcuts="/" icon={<Quote size={19} aria-hidden />} />
        )}
        entries={[
          ...entries,
          'line',
          ...(isVisible(text) && text.trim() !== '/' ? [keep] : []),
          { label: t.manageAction, to: paths.templates() },
        ]}
      />
      <Dialog opened={kept !== undefined} onClose={close} title={t.keepMessageTitle} size={560}>
        {kept !== undefined && <KeepMessage message={kept} values={values} onClose={close} />}
      </Dialog>
    </>
  )
}
