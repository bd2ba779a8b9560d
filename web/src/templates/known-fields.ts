import { mergeFieldProblem } from '@hearback/contract/values/merge-fields.ts'
import * as z from 'zod/mini'

/** Refuses unknown merge fields in this text of a form; the server does so for templates and bulk answers. */
export const knownFieldsIn = <K extends string>(name: K) =>
  z.check<{ readonly [key in K]?: string | null | undefined }>(({ value, issues }) => {
    const message = mergeFieldProblem(value[name] ?? '')
    if (message) issues.push({ code: 'custom', message, input: value[name], path: [name] })
  })
