import type { AnswerTemplate } from '@hearback/contract/hiring/answering.ts'
import * as t from '@hearback/texts/web/answering.ts'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Quote, Trash2 } from 'lucide-react'
import { REJECTION_REASON_WORDS } from '../../domain/rejection-reasons.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FailedNotice } from '../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { Pill } from '../../ui/figures/Pill.tsx'
import { UserText } from '../../ui/text/UserText.tsx'
import c from './Answering.module.css'
import { useTemplates } from './templates.mutations.ts'
import { answerTemplates } from './templates.queries.ts'

interface TemplateListProps {
  onEdit: (template: AnswerTemplate) => void
  onAdd: () => void
}

/** Answer templates of the user, with their full text. */
export function TemplateList({ onEdit, onAdd }: TemplateListProps) {
  const { data, isPending, isFetching, refetch } = useQuery(answerTemplates())
  const { remove } = useTemplates()
  if (isPending) return <SkeletonRows rows={3} label={t.templatesLoading} />
  if (!data)
    return (
      <FailedNotice onRetry={refetch} busy={isFetching}>
        {t.templatesFailed}
      </FailedNotice>
    )
  if (data.templates.length === 0)
    return (
      <EmptyState
        title={t.templatesEmptyTitle}
        icon={<Quote size={28} aria-hidden />}
        actions={
          <Button variant="primary" onClick={onAdd}>
            {t.templatesEmptyAction}
          </Button>
        }
      >
        {t.templatesEmptyHint}
      </EmptyState>
    )
  return (
    <ul className={c.templates}>
      {data.templates.map((template) => (
        <li key={template._id} className={c.template}>
          <div>
            <h2>{template.name}</h2>
            <UserText>{template.body}</UserText>
            {template.reasonCode && (
              <div className={c.reason}>
                <Pill tone="quiet">{REJECTION_REASON_WORDS[template.reasonCode]}</Pill>
              </div>
            )}
          </div>
          <div className={c.templateActs}>
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
          </div>
        </li>
      ))}
    </ul>
  )
}
