import * as t from '@hearback/texts/web/ui.ts'
import { type ToastMessage, toast } from './feedback/toast-store.ts'

/** Copies a text to the clipboard, which insecure pages and some browsers lack, and says so by a toast. */
export async function copyText(
  text: string,
  done: ToastMessage | string,
  failed: ToastMessage | string = t.copyUnsupported,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(done)
  } catch {
    toast(failed)
  }
}
