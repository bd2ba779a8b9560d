/** Text drawn by one operator; coordinates in points from the top left corner of the page. */
export interface Run {
  readonly text: string
  readonly x: number
  readonly end: number
  /** The baseline. */
  readonly y: number
  readonly size: number
  /** Web addresses behind the text. */
  readonly links?: readonly string[]
}
