import type { FrameMessage, ShowMessage, UnreadableCause } from '../preview-channel.ts'

/** A file on the screen. A zoom of 1 fits the width of the frame. */
export interface View {
  /** Null for formats without pages. */
  readonly pages: number | null
  /** The file goes on behind what is shown. */
  readonly isCut: boolean
  zoom(zoom: number): void
  /** Pages are numbered from 1. */
  goTo?(page: number): void
}

export type Send = (message: FrameMessage) => void

/** Shows a file in `root`; throws UnreadableFile. */
export type Open = (file: ShowMessage, root: HTMLElement, send: Send) => Promise<View>

export class UnreadableFile extends Error {
  override readonly cause: UnreadableCause

  constructor(cause: UnreadableCause) {
    super(`The file can not be shown: ${cause}.`)
    this.cause = cause
  }
}
