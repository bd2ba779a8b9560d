import { retryableLazy } from '../ui/feedback/retryable-lazy.ts'
import { ViewerDialog } from '../ui/overlays/ViewerDialog.tsx'
import { Verbatim } from '../ui/text/Verbatim.tsx'
import type { PreviewFile } from './preview-format.ts'

const PreviewContent = retryableLazy(async () => ({ default: (await import('./PreviewContent.tsx')).PreviewContent }))

interface FilePreviewProps {
  opened: boolean
  onClose: () => void
  file: PreviewFile
}

/**
 * Shows a file in a dialog that fills a phone. The content is shown by a sandboxed frame, which loads when the dialog
 * opens. Offers the download in every state.
 */
export const FilePreview = ({ opened, onClose, file }: FilePreviewProps) => (
  <ViewerDialog opened={opened} onClose={onClose} title={<Verbatim>{file.name}</Verbatim>}>
    {opened && <PreviewContent file={file} onClose={onClose} />}
  </ViewerDialog>
)
