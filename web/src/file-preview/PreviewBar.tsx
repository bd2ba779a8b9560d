import * as t from '@hearback/texts/web/file-preview.ts'
import { ChevronLeft, ChevronRight, Download, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import c from './FilePreview.module.css'
import { PageField } from './PageField.tsx'
import type { PreviewFile } from './preview-format.ts'
import { savePreviewFile } from './save-preview-file.ts'
import type { Preview } from './use-preview.ts'

/** Pages, zoom and download; the download stays when the preview fails. */
export function PreviewBar({ file, preview }: { file: PreviewFile; preview: Preview }) {
  const { state, page, zoom, act, goTo } = preview
  const pages = state.kind === 'shown' ? state.pages : null
  return (
    <div className={c.bar}>
      {pages !== null && (
        <div className={c.group}>
          <IconButton
            label={t.previousPage}
            icon={<ChevronLeft size={19} aria-hidden />}
            disabled={page <= 1}
            onClick={() => act('previous')}
          />
          <PageField page={page} pages={pages} goTo={goTo} />
          <IconButton
            label={t.nextPage}
            icon={<ChevronRight size={19} aria-hidden />}
            disabled={page >= pages}
            onClick={() => act('next')}
          />
        </div>
      )}
      {state.kind === 'shown' && (
        <div className={c.group}>
          <IconButton label={t.zoomOut} icon={<ZoomOut size={18} aria-hidden />} onClick={() => act('zoomOut')} />
          <button type="button" className={c.zoom} title={t.zoomReset} onClick={() => act('fit')}>
            <span className="sr">{t.zoomReset} </span>
            {t.zoomPercent(Math.round(zoom * 100))}
          </button>
          <IconButton label={t.zoomIn} icon={<ZoomIn size={18} aria-hidden />} onClick={() => act('zoomIn')} />
        </div>
      )}
      <DownloadButton file={file} />
      <p className="sr" role="status">
        {state.kind === 'shown' && (pages === null ? t.fileShown : t.pageOf(page, pages))}
      </p>
    </div>
  )
}

function DownloadButton({ file }: { file: PreviewFile }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await savePreviewFile(file).catch(() => toast(t.downloadFailed))
    setBusy(false)
  }
  return (
    <Button busy={busy} icon={<Download size={17} aria-hidden />} className={c.download} onClick={() => void save()}>
      <span className={c.downloadWord}>{t.download}</span>
    </Button>
  )
}
