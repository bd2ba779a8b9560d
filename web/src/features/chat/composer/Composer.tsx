import { isVisible } from '@hearback/contract/values/text.ts'
import * as t from '@hearback/texts/web/chat.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { Paperclip, SendHorizontal, WifiOff } from 'lucide-react'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useNavigationType } from 'react-router'
import { IconButton } from '../../../ui/Button.tsx'
import { isComposing } from '../../../ui/is-composing.ts'
import c from './Composer.module.css'
import { ACCEPTED } from './file-rules.ts'
import { StagedFileList } from './StagedFileList.tsx'
import { useComposer } from './use-composer.ts'
import type { StagedFiles } from './use-staged-files.ts'

interface ComposerProps {
  chatId: string
  /** Name of the receiver. */
  name: string
  files: StagedFiles
  /** A sentence about what sending means here, e.g. that a request is one message. */
  hint?: ReactNode
  /** Renders a control beside the input. A button with the shortcut "/" opens when that is all of the message. */
  tool?: ((draft: Draft) => ReactNode) | undefined
}

export interface Draft {
  text: string
  /** Adds text at the cursor; replaces a "/" that stands alone. */
  insert: (text: string) => void
}

/** Message input. Enter sends and Shift+Enter inserts a line break; while offline the draft is kept. */
export function Composer({ chatId, name, files, hint, tool }: ComposerProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const { text, write, send, isEmpty, room, isOffline, stopTyping } = useComposer(chatId, files, area)
  useFocusWhenChosen(area)
  const submit = () => {
    send()
    area.current?.focus()
  }
  const insert = (more: string) => {
    const { selectionStart: start = text.length, selectionEnd: end = start } = area.current ?? {}
    const isBlank = !isVisible(text) || text.trim() === '/'
    write(isBlank ? more : joinLines(text.slice(0, start), more, text.slice(end)))
    area.current?.focus()
  }
  const onChange = ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => {
    const next = currentTarget.value
    write(next)
    if (next === '/' && text === '') currentTarget.form?.querySelector<HTMLElement>('[aria-keyshortcuts="/"]')?.click()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!sends(event)) return
    event.preventDefault()
    submit()
  }
  const onPaste = (event: ClipboardEvent) => {
    const { items, files: pasted } = event.clipboardData
    // Text copied from a word processor comes with a picture of itself; the text is preferred.
    if (pasted.length === 0 || [...items].some(({ type }) => type === 'text/plain')) return
    event.preventDefault()
    files.add([...pasted])
  }
  return (
    <form
      className={c.composer}
      aria-label={t.writeTo(name)}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {isOffline && <Offline />}
      {hint && <p className={c.hint}>{hint}</p>}
      <Staged files={files} />
      <div className={c.line}>
        <AttachButton onFiles={files.add} />
        {tool?.({ text, insert })}
        <textarea
          ref={area}
          className={c.text}
          rows={1}
          dir="auto"
          aria-label={t.messageTo(name)}
          aria-describedby={room === undefined ? undefined : id}
          aria-invalid={room !== undefined && room < 0}
          placeholder={t.composerPlaceholder}
          enterKeyHint={hasKeyboard() ? 'send' : 'enter'}
          value={text}
          onChange={onChange}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={stopTyping}
        />
        <IconButton
          type="submit"
          variant="primary"
          label={t.send}
          icon={<SendHorizontal size={19} aria-hidden />}
          disabled={isOffline || isEmpty || (room ?? 0) < 0}
        />
      </div>
      {room !== undefined && (
        <p id={id} className={c.room} data-over={room < 0 || undefined} role="status">
          {room < 0
            ? t.composerOverLimit((-room).toLocaleString(locale.numbers))
            : t.left(room.toLocaleString(locale.numbers))}
        </p>
      )}
    </form>
  )
}

/** Focuses the input after a click in the inbox, but not on page load and not on touch devices. */
function useFocusWhenChosen(area: RefObject<HTMLTextAreaElement | null>) {
  const arrival = useNavigationType()
  const [isChosen] = useState(arrival !== 'POP')
  useEffect(() => {
    if (isChosen && hasKeyboard()) area.current?.focus({ preventScroll: true })
  }, [area, isChosen])
}

const Offline = () => (
  <p className={c.offline} role="status">
    <WifiOff size={16} aria-hidden />
    {t.composerOffline}
  </p>
)

const Staged = ({ files: { files, problems, remove } }: { files: StagedFiles }) => (
  <>
    {problems.length > 0 && (
      <div className={c.problems} role="alert">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    )}
    {files.length > 0 && <StagedFileList files={files} onRemove={remove} />}
  </>
)

function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        label={t.attachFiles}
        icon={<Paperclip size={19} aria-hidden />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t.composerFileInputLabel}
        accept={ACCEPTED}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}

/** The parts that are not blank, each on lines of its own. */
const joinLines = (before: string, inserted: string, after: string) =>
  [before.trimEnd(), inserted, after.trimStart()].filter(isVisible).join('\n')

/** Touch keyboards have no Shift+Enter, so Enter inserts a line break there and the button sends. */
const hasKeyboard = () => !matchMedia('(pointer: coarse) and (hover: none)').matches

const sends = (event: KeyboardEvent) =>
  event.key === 'Enter' && !event.shiftKey && !isComposing(event.nativeEvent) && hasKeyboard()
