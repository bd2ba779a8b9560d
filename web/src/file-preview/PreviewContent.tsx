import * as t from '@hearback/texts/web/file-preview.ts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { FailedNotice, Notice } from '../ui/feedback/Notice.tsx'
import { Opening } from '../ui/overlays/Opening.tsx'
import c from './FilePreview.module.css'
import { PreviewBar } from './PreviewBar.tsx'
import { actOfKey } from './preview-channel.ts'
import type { PreviewFile } from './preview-format.ts'
import type { PreviewFailure } from './use-frame.ts'
import { type Preview, usePreview } from './use-preview.ts'

const LINE = 60

/** The frame with the file, or why it is not shown, above a bar with pages, zoom and download. */
export function PreviewContent({ file, onClose }: { file: PreviewFile; onClose: () => void }) {
  const preview = usePreview(file, onClose)
  const { state } = preview
  const content = useRef<HTMLDivElement>(null)
  // The dialog focuses its first button before this is loaded, where the shortcuts would not work.
  useEffect(() => content.current?.focus({ preventScroll: true }), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls with shortcuts, not a fieldset of a form
    <div
      ref={content}
      role="group"
      aria-label={file.name}
      tabIndex={-1}
      data-autofocus
      className={c.content}
      onKeyDown={(event) => onKey(event, preview)}
    >
      <div className={c.stage}>
        {state.kind === 'failed' ? (
          <Failure cause={state.cause} onRetry={preview.retry} />
        ) : (
          <iframe
            ref={preview.frame}
            className={c.frame}
            sandbox="allow-scripts"
            title={t.frameLabel(file.name)}
            referrerPolicy="no-referrer"
            aria-busy={state.kind === 'loading'}
          />
        )}
        {state.kind === 'loading' && (
          <div className={c.loading}>
            <Opening />
          </div>
        )}
      </div>
      {state.kind === 'shown' && state.isCut && <p className={c.cut}>{t.previewCut}</p>}
      <PreviewBar file={file} preview={preview} />
    </div>
  )
}

function onKey(event: KeyboardEvent, preview: Preview) {
  if (event.defaultPrevented || event.target instanceof HTMLInputElement || preview.state.kind !== 'shown') return
  const act = actOfKey(event.nativeEvent)
  if (act === 'close') return
  if (act) preview.act(act)
  else if (event.key === 'PageUp') preview.act('previous')
  else if (event.key === 'PageDown') preview.act('next')
  else if (event.key === 'ArrowUp') preview.scroll(-LINE)
  else if (event.key === 'ArrowDown') preview.scroll(LINE)
  else return
  event.preventDefault()
}

const WORDS: Record<PreviewFailure, string> = {
  damaged: t.fileDamaged,
  password: t.filePasswordProtected,
  tooLarge: t.fileTooLargeToShow,
  unsupported: t.fileKindNotShown,
  slow: t.fileTooSlow,
  offline: t.previewOffline,
  gone: t.fileGone,
  notLoaded: t.fileNotLoaded,
}
const MAY_SUCCEED_LATER: readonly PreviewFailure[] = ['slow', 'offline', 'notLoaded']

const Failure = ({ cause, onRetry }: { cause: PreviewFailure; onRetry: () => void }) => (
  <div className={c.failure}>
    {MAY_SUCCEED_LATER.includes(cause) ? (
      <FailedNotice onRetry={onRetry}>{WORDS[cause]}</FailedNotice>
    ) : (
      <Notice>{WORDS[cause]}</Notice>
    )}
  </div>
)
