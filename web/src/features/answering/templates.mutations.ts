import { type AnswerTemplate, addTemplate, removeTemplate, updateTemplate } from '@hearback/contract/answering.ts'
import type { InputOf } from '@hearback/contract/endpoint.ts'
import * as t from '@hearback/texts/web/answering.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { toast } from '../../ui/toast-store.ts'
import { answerTemplates } from './templates.queries.ts'

type TemplateBody = InputOf<typeof addTemplate>['body']

const bodyOf = ({ name, body, reasonCode }: AnswerTemplate): TemplateBody => ({ name, body, reasonCode })

/** Adds, changes and removes; a removed one comes back by the toast's undo. */
export function useTemplates() {
  const client = useQueryClient()
  const fetchAnew = () => client.invalidateQueries({ queryKey: ['templates'] })
  const save = async (body: TemplateBody, id?: string) => {
    await (id ? call(updateTemplate, { params: { id }, body }) : call(addTemplate, { body }))
    await fetchAnew()
  }
  const bringBack = (template: AnswerTemplate) => save(bodyOf(template)).catch((error: Error) => toast(error.message))
  const remove = async (template: AnswerTemplate) => {
    const { queryKey } = answerTemplates()
    const before = client.getQueryData(queryKey)
    client.setQueryData(queryKey, (held) => held && { templates: held.templates.filter((one) => one !== template) })
    try {
      await call(removeTemplate, { params: { id: template._id } })
      const undo = { label: t.undo, run: () => void bringBack(template) }
      toast({ text: t.theTemplateIsRemoved(template.name), action: undo })
    } catch (error) {
      client.setQueryData(queryKey, before)
      toast((error as Error).message)
    } finally {
      void fetchAnew()
    }
  }
  return { save, remove }
}
