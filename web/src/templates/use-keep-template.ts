import type { AnswerTemplate } from '@hearback/contract/hiring/answering.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { isVisible, normalizeText } from '@hearback/contract/values/text.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/templates.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../api/call.ts'
import { type TemplateBody, useTemplates } from './templates.mutations.ts'
import { answerTemplates } from './templates.queries.ts'

const plain = (text: string) => normalizeText(text).trim()
const isNamed = (name: string) => (template: AnswerTemplate) =>
  plain(template.name).toLocaleLowerCase() === plain(name).toLocaleLowerCase()

/** The user's template that has exactly this text and reason. */
export function useKeptTemplate({ kind, body, reasonCode }: Omit<TemplateBody, 'name'>): AnswerTemplate | undefined {
  const { data } = useQuery(answerTemplates())
  return data?.templates.find(
    (one) => one.kind === kind && plain(one.body) === plain(body) && one.reasonCode === (reasonCode ?? null),
  )
}

/**
 * Saves a text as a template. One of the same kind and name is replaced only once that is confirmed. `onKept` receives the function
 * that undoes either.
 */
export function useKeepTemplate(template: Omit<TemplateBody, 'name'>, onKept: (undo: () => void) => void) {
  const client = useQueryClient()
  const { save, restore, discard } = useTemplates()
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [replaced, setReplaced] = useState<AnswerTemplate>()
  const change = (next: string) => {
    setName(next)
    setProblem(undefined)
    setReplaced(undefined)
  }
  /** As the server has them now: another tab may have added some. */
  const templatesNow = async () => (await client.fetchQuery({ ...answerTemplates(), staleTime: 0 })).templates
  const write = async () => {
    const templates = await templatesNow()
    const known = templates.find((one) => one.kind === template.kind && isNamed(name)(one))
    if (known && known._id !== replaced?._id) {
      setReplaced(known)
      return setProblem(t.keepNameTaken)
    }
    if (!known && templates.length >= limits.answerTemplates) return setProblem(t.keepLimit(limits.answerTemplates))
    const kept = await save({ ...template, name }, known?._id)
    onKept(() => void (known ? restore(known) : discard(kept)))
  }
  const keep = async () => {
    if (busy) return
    if (!isVisible(name)) return setProblem(t.keepNameRequired)
    if (plain(template.body).length > limits.longText) {
      return setProblem(t.keepTooLong(limits.longText.toLocaleString(locale.numbers)))
    }
    setBusy(true)
    try {
      await write()
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { name, change, keep, busy, problem, replaces: replaced !== undefined }
}

function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return t.saveFailed
  return Object.values(error.fields)[0] ?? error.message
}
