import * as t from '@hearback/texts/web/accounts.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

/** Copies a text to the clipboard, which insecure pages and some browsers lack, and says so by a toast. */
export async function copyText(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(said)
  } catch {
    toast(t.copyUnsupported)
  }
}
