import { loadFile } from './load-file.ts'
import type { PreviewFile } from './preview-format.ts'

/** Saves a file on the device under its original name; throws LoadError. */
export async function savePreviewFile(file: Pick<PreviewFile, 'name' | 'url' | 'renewUrl'>): Promise<void> {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await loadFile(file))
  link.download = file.name
  link.click()
  // The browser reads the object URL after the click handler.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
