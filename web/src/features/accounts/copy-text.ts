import * as t from '@hearback/texts/web/accounts.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

/** Copies, and says so. */
export const copyText = (text: string, said: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => toast(said),
    () => toast(t.copyUnsupported),
  )
