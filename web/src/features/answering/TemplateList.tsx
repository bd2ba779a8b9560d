import type { AnswerTemplate } from '@hearback/contract/hiring/answering.ts'
import * as t from '@hearback/texts/web/templates.ts'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Quote, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { REJECTION_REASON_WORDS } from '../../domain/rejection-reasons.ts'
import { type Starter, startersBeside } from '../../templates/starters.ts'
import { useTemplates } from '../../templates/templates.mutations.ts'
import { answerTemplates } from '../../templates/templates.queries.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FailedNotice } from '../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Pill } from '../../ui/figures/Pill.tsx'
import { Section } from '../../ui/Layout.tsx'
import { UserText } from '../../ui/text/UserText.tsx'
import c from './Answering.module.css'
import { TEMPLATE_KIND_WORDS } from './template-kinds.ts'

interface TemplateListProps {
  onEdit: (template: AnswerTemplate) => void
  onAdd: () => void
}

/** Answer templates of the user with their full text, and ready-made ones to add. */
export function TemplateList({ onEdit, onAdd }: TemplateListProps) {
  const { data, isPending, isFetching, refetch } = useQuery(answerTemplates())
  const { remove } = useTemplates()
  if (isPending) return <SkeletonRows rows={3} label={t.loading} />
  if (!data)
    return (
      <FailedNotice onRetry={refetch} busy={isFetching}>
        {t.failed}
      </FailedNotice>
    )
  const { templates } = data
  return (
    <>
      {templates.length === 0 ? (
        <EmptyState
          title={t.emptyTitle}
          icon={<Quote size={28} aria-hidden />}
          actions={
            <Button variant="primary" onClick={onAdd}>
              {t.emptyAction}
            </Button>
          }
        >
          {t.emptyHint}
        </EmptyState>
      ) : (
        <ul className={c.templates}>
          {templates.map((template) => (
            <TemplateRow key={template._id} template={template} heading="h2">
              <IconButton
                label={t.edit(template.name)}
                icon={<Pencil size={17} aria-hidden />}
                onClick={() => onEdit(template)}
              />
              <IconButton
                label={t.remove(template.name)}
                icon={<Trash2 size={17} aria-hidden />}
                onClick={() => void remove(template)}
              />
            </TemplateRow>
          ))}
        </ul>
      )}
      <Starters starters={startersBeside(templates)} />
    </>
  )
}

function Starters({ starters }: { starters: readonly Starter[] }) {
  const { save } = useTemplates()
  if (starters.length === 0) return null
  const add = (starter: Starter) =>
    save(starter).then(
      () => toast(t.saved),
      (error: Error) => toast(error.message),
    )
  return (
    <Section title={t.startersTitle} note={t.startersHint}>
      <ul className={c.templates}>
        {starters.map((starter) => (
          <TemplateRow key={starter.name} template={starter} heading="h3">
            <Button
              size="sm"
              icon={<Plus size={16} aria-hidden />}
              aria-label={t.starterAddLabel(starter.name)}
              onClick={() => void add(starter)}
            >
              {t.starterAdd}
            </Button>
          </TemplateRow>
        ))}
      </ul>
    </Section>
  )
}

interface TemplateRowProps {
  template: Starter
  heading: 'h2' | 'h3'
  children: ReactNode
}

const TemplateRow = ({ template: { name, kind, body, reasonCode }, heading: Heading, children }: TemplateRowProps) => (
  <li className={c.template}>
    <div>
      <Heading>{name}</Heading>
      <UserText>{body}</UserText>
      <div className={c.reason}>
        <Pill>{TEMPLATE_KIND_WORDS[kind]}</Pill>
        {reasonCode && <Pill tone="quiet">{REJECTION_REASON_WORDS[reasonCode]}</Pill>}
      </div>
    </div>
    <div className={c.templateActs}>{children}</div>
  </li>
)
