/** Messages between the page and the sandboxed frame that shows a file (docs/decisions/0051-files-are-shown-in-a-sandbox.md). */

/** The frame has one address in all languages; it gets its words from the page. */
export const FRAME_URL = '/preview/frame.html'

export type PreviewFormat = 'pdf' | 'docx' | 'text' | 'image'

/** Causes that only the frame can find. */
export type UnreadableCause = 'damaged' | 'password' | 'tooLarge'

/** Words of the frame; `{page}` stands for a page number. */
export interface FrameWords {
  page: string
  pageWithoutText: string
  pageFailed: string
}

export type ColorScheme = 'light' | 'dark'

export interface ShowMessage {
  kind: 'show'
  format: PreviewFormat
  name: string
  mediaType: string
  bytes: ArrayBuffer
  scheme: ColorScheme
  language: string
  words: FrameWords
}

/** `scroll` is in pixels. A zoom of 1 fits the width of the frame. */
export type PageMessage =
  | ShowMessage
  | { kind: 'goTo'; page: number }
  | { kind: 'zoom'; zoom: number }
  | { kind: 'scroll'; by: number }
  | { kind: 'scheme'; scheme: ColorScheme }
  | { kind: 'resource'; path: string; bytes: ArrayBuffer | null }

/** `pages` is null for formats without pages. `isCut` tells that the file goes on behind what is shown. */
export type FrameMessage =
  | { kind: 'shown'; pages: number | null; isCut: boolean }
  | { kind: 'page'; page: number }
  | { kind: 'failed'; cause: UnreadableCause }
  | { kind: 'act'; act: PreviewAct }
  | { kind: 'resource'; path: string }

export type PreviewAct = 'close' | 'previous' | 'next' | 'first' | 'last' | 'zoomIn' | 'zoomOut' | 'fit'

const ACTS: Readonly<Record<string, PreviewAct>> = {
  Escape: 'close',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'fit',
}

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** The act of a key; none with a modifier, which belongs to the browser. */
export const actOfKey = ({ key, ctrlKey, metaKey, altKey }: Keys): PreviewAct | undefined =>
  ctrlKey || metaKey || altKey || !Object.hasOwn(ACTS, key) ? undefined : ACTS[key]
