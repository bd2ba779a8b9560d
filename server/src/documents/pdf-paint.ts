import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { apply, type Matrix } from './pdf-matrix.ts'

type Color = readonly [number, number, number]
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
interface Area extends Box {
  /** Null for images and patterns, which text is assumed to stand out from. */
  readonly color: Color | null
}

interface PaintState {
  fill: Color | null
  opacity: number
  /** Opacity of the groups around. */
  groups: number
}

const white: Color = [255, 255, 255]
/** Smallest difference of a channel between text and background, of 255. */
const minContrast = 24
const minOpacity = 0.1
const maxAreas = 20_000
const maxDots = 1_000
/** Sides of the shape of a list bullet, in points. */
const [minBullet, maxBullet] = [1.5, 8]

const fills = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])
const strokes = new Set([OPS.stroke, OPS.closeStroke])
const images = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintSolidColorImageMask,
])

/** Follows the fill color and the filled areas of a page, to tell text from its background. */
export class Paint {
  /** Whether an image covers most of the page. */
  isScan = false
  /** Small shapes as wide as high, which may be bullets. */
  readonly dots: Box[] = []
  #state: PaintState = { fill: [0, 0, 0], opacity: 1, groups: 1 }
  #stack: PaintState[] = []
  #areas: Area[] = []
  readonly #pageArea: number

  constructor(pageArea: number) {
    this.#pageArea = pageArea
  }

  save(): void {
    this.#stack.push({ ...this.#state })
  }

  restore(): void {
    this.#state = this.#stack.pop() ?? this.#state
  }

  beginGroup(): void {
    this.save()
    Object.assign(this.#state, { opacity: 1, groups: this.#opacity })
  }

  get #opacity(): number {
    return this.#state.opacity * this.#state.groups
  }

  run(operator: number, args: readonly unknown[], ctm: Matrix): void {
    if (operator === OPS.setFillRGBColor) this.#state.fill = colorOf(args)
    else if (operator === OPS.setFillColorN || operator === OPS.setFillTransparent) this.#state.fill = null
    else if (operator === OPS.setGState) this.#state.opacity = opacityOf(args[0]) ?? this.#state.opacity
    else if (operator === OPS.constructPath) this.#addPath(Number(args[0]), boxOf(args[2], ctm))
    else if (operator === OPS.shadingFill) this.#add(everywhere, null)
    else if (images.has(operator)) {
      const box = boxOf([0, 0, 1, 1], ctm)
      if ((box.right - box.left) * (box.bottom - box.top) > 0.7 * this.#pageArea) this.isScan = true
      this.#add(box, null)
    }
  }

  isLegible({ x, y }: { x: number; y: number }): boolean {
    const { fill } = this.#state
    const opacity = this.#opacity
    if (opacity < minOpacity) return false
    const background = this.#areas.findLast(
      (area) => x >= area.left && x <= area.right && y >= area.top && y <= area.bottom,
    )
    const behind = background ? background.color : white
    if (!fill || !behind) return true
    return fill.some((channel, index) => Math.abs(channel - (behind[index] ?? 0)) * opacity >= minContrast)
  }

  #addPath(kind: number, box: Box): void {
    const [width, height] = [box.right - box.left, box.bottom - box.top]
    const isDrawn = fills.has(kind) || strokes.has(kind)
    const isSquare = Math.abs(width - height) < 1 && Math.min(width, height) > minBullet
    if (isDrawn && isSquare && Math.max(width, height) < maxBullet && this.dots.length < maxDots) this.dots.push(box)
    if (fills.has(kind)) this.#add(box, this.#state.fill)
  }

  #add(box: Box, color: Color | null): void {
    if (this.#opacity > 0.5 && this.#areas.length < maxAreas) this.#areas.push({ ...box, color })
  }
}

const everywhere = { left: -1e9, right: 1e9, top: -1e9, bottom: 1e9 }

/** `#rrggbb`, or three numbers in older releases of the library. */
function colorOf(args: readonly unknown[]): Color | null {
  const [, hex] = /^#([\da-f]{6})$/iu.exec(String(args[0])) ?? []
  if (!hex) return null
  const value = Number.parseInt(hex, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function opacityOf(entries: unknown): number | undefined {
  const found = Array.isArray(entries) ? entries.findLast((entry) => Array.isArray(entry) && entry[0] === 'ca') : null
  return found ? Number(found[1]) : undefined
}

/** The area of a rectangle, given by two corners, on the page. */
export function boxOf(bounds: unknown, ctm: Matrix): Box {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from((bounds ?? []) as ArrayLike<number>, Number)
  const corners = [apply(ctm, x0, y0), apply(ctm, x1, y1), apply(ctm, x0, y1), apply(ctm, x1, y0)]
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
