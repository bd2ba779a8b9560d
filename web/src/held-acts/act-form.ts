import * as t from '@hearback/texts/web/held-acts.ts'
import { type ToastMessage, toast } from '../ui/feedback/toast-store.ts'
import type { Act } from './held-acts.ts'
import { dropUnsent, keepUnsent } from './unsent-values.ts'

/** The form an act came from: its values are kept, and `reopen` shows them again. */
export interface ActForm {
  key: string
  values: Record<string, unknown>
  reopen: () => void
}

/** Shows the form of an act again after an undo, and offers it after a refusal, which `failed` words. */
export function restoreForm(
  form: ActForm | undefined,
  failed: (message: string) => ToastMessage['text'],
): Pick<Act, 'undone' | 'failed'> {
  if (form) dropUnsent(form.key)
  return {
    undone() {
      if (!form) return
      keepUnsent(form.key, form.values)
      form.reopen()
    },
    failed(message) {
      if (form) keepUnsent(form.key, form.values)
      toast({ text: failed(message), ...(form && { action: { label: t.editAgainAction, run: form.reopen } }) })
    },
  }
}
