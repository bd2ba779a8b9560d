import type { InputOf } from '@hearback/contract/endpoint.ts'
import {
  type AnswerTemplate,
  addTemplate,
  removeTemplate,
  updateTemplate,
} from '@hearback/contract/hiring/answering.ts'
import * as t from '@hearback/texts/web/templates.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { runOptimistically, updateOptimistically } from '../optimistic-update.ts'
import { answerTemplates } from './templates.queries.ts'

interface Templates {
  templates: AnswerTemplate[]
}
export type TemplateBody = InputOf<typeof addTemplate>['body']

const bodyOf = ({ name, kind, body, reasonCode }: AnswerTemplate): TemplateBody => ({ name, kind, body, reasonCode })

/** Adds, updates and removes templates; the toast offers to undo a removal. `restore` and `discard` undo a save. */
export function useTemplates() {
  const client = useQueryClient()
  const fetchAnew = () => client.invalidateQueries({ queryKey: ['templates'] })
  const save = async (body: TemplateBody, id?: string) => {
    const { template } = await (id ? call(updateTemplate, { params: { id }, body }) : call(addTemplate, { body }))
    await fetchAnew()
    return template
  }
  const restore = (template: AnswerTemplate) => runOptimistically({ send: () => save(bodyOf(template), template._id) })
  const discard = ({ _id: id }: AnswerTemplate) =>
    runOptimistically({ send: () => call(removeTemplate, { params: { id } }), after: fetchAnew })
  const remove = (template: AnswerTemplate) =>
    runOptimistically({
      show: () =>
        updateOptimistically<Templates>(client, answerTemplates().queryKey, ({ templates }) => ({
          templates: templates.filter((one) => one !== template),
        })),
      send: () => call(removeTemplate, { params: { id: template._id } }),
      done: { of: t.removed, names: [template.name] },
      undo: () => runOptimistically({ send: () => save(bodyOf(template)) }),
      after: fetchAnew,
    })
  return { save, remove, restore, discard }
}
