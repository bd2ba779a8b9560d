import * as t from '@hearback/texts/web/accounts.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

/** Copies a text to the clipboard and confirms it by a toast. */
export const copyText = (text: string, said: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => toast(said),
    () => toast(t.copyUnsupported),
  )
