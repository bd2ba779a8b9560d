import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { withBullets } from './pdf-bullets.ts'
import { linksOf, withLinks } from './pdf-links.ts'
import { apply, identity, type Matrix, multiply, toMatrix } from './pdf-matrix.ts'
import { Paint } from './pdf-paint.ts'
import type { Run } from './pdf-run.ts'

interface State {
  ctm: Matrix
  font: string
  fontSize: number
  charSpacing: number
  wordSpacing: number
  horizontalScale: number
  leading: number
  rise: number
  /** Whether the text is painted at all (rendering modes 3 and 7 paint nothing). */
  isPainted: boolean
}

interface Glyph {
  readonly unicode: string
  readonly width: number
  readonly isSpace: boolean
}

/** Smaller text is not meant to be read. */
const minSize = 3
const restores = new Set([OPS.restore, OPS.endGroup, OPS.paintFormXObjectEnd])
type Args = readonly unknown[]

/**
 * Returns the text that a reader of the page sees: no tiny, unpainted, transparent or rotated text, none outside the
 * page, and none in the color of its background. The invisible text layer of a scanned page counts as visible. Bullets
 * that are drawn as shapes are text, too.
 */
export async function visibleRuns(page: PDFPageProxy): Promise<Run[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const viewport = page.getViewport({ scale: 1 })
  const start = toMatrix(viewport.transform)
  const walk = new Walk(start, viewport.width, viewport.height, (name) => fontScale(page, name))
  for (const [index, operator] of fnArray.entries()) walk.run(operator, (argsArray[index] ?? []) as Args)
  const runs = walk.visible.length > 0 || !walk.paint.isScan ? walk.visible : walk.unpainted
  return withBullets(withLinks(runs, await linksOf(page, start)), walk.paint.dots)
}

/** Glyph widths are in thousandths, except in fonts whose glyphs are drawings. */
function fontScale(page: PDFPageProxy, name: string): number {
  if (!page.commonObjs.has(name)) return 0.001
  const { fontMatrix } = page.commonObjs.get(name) as { fontMatrix?: number[] }
  return fontMatrix?.[0] || 0.001
}

class Walk {
  readonly visible: Run[] = []
  readonly unpainted: Run[] = []
  readonly paint: Paint
  #state: State
  #stack: State[] = []
  #text: Matrix = identity
  #line: Matrix = identity
  readonly #width: number
  readonly #height: number
  readonly #scaleOf: (font: string) => number

  constructor(start: Matrix, width: number, height: number, scaleOf: (font: string) => number) {
    this.#state = {
      ctm: start,
      font: '',
      fontSize: 0,
      charSpacing: 0,
      wordSpacing: 0,
      horizontalScale: 1,
      leading: 0,
      rise: 0,
      isPainted: true,
    }
    this.#width = width
    this.#height = height
    this.#scaleOf = scaleOf
    this.paint = new Paint(width * height)
  }

  run(operator: number, args: Args): void {
    const state = this.#state
    this.paint.run(operator, args, state.ctm)
    if (operator === OPS.save) this.#save()
    else if (operator === OPS.beginGroup) {
      this.#stack.push({ ...state })
      this.paint.beginGroup()
    } else if (restores.has(operator)) this.#restore()
    else if (operator === OPS.transform) state.ctm = multiply(state.ctm, toMatrix(args))
    else if (operator === OPS.paintFormXObjectBegin) {
      this.#save()
      this.#state.ctm = multiply(this.#state.ctm, toMatrix(args[0]))
    } else this.#textOperators[operator]?.(args)
  }

  #save(): void {
    this.#stack.push({ ...this.#state })
    this.paint.save()
  }

  #restore(): void {
    this.#state = this.#stack.pop() ?? this.#state
    this.paint.restore()
  }

  readonly #textOperators: Readonly<Record<number, (args: Args) => void>> = {
    [OPS.beginText]: () => this.#moveTo(identity),
    [OPS.setTextMatrix]: ([matrix]) => this.#moveTo(toMatrix(matrix)),
    [OPS.moveText]: ([x, y]) => this.#moveBy(Number(x), Number(y)),
    [OPS.setLeadingMoveText]: ([x, y]) => {
      this.#state.leading = -Number(y)
      this.#moveBy(Number(x), Number(y))
    },
    [OPS.nextLine]: () => this.#moveBy(0, -this.#state.leading),
    [OPS.setFont]: ([font, size]) => this.#set({ font: String(font), fontSize: Number(size) }),
    [OPS.setCharSpacing]: ([spacing]) => this.#set({ charSpacing: Number(spacing) }),
    [OPS.setWordSpacing]: ([spacing]) => this.#set({ wordSpacing: Number(spacing) }),
    [OPS.setHScale]: ([percent]) => this.#set({ horizontalScale: Number(percent) / 100 }),
    [OPS.setLeading]: ([leading]) => this.#set({ leading: -Number(leading) }),
    [OPS.setTextRise]: ([rise]) => this.#set({ rise: Number(rise) }),
    [OPS.setTextRenderingMode]: ([mode]) => this.#set({ isPainted: mode !== 3 && mode !== 7 }),
    [OPS.showText]: ([glyphs]) => this.#show((glyphs ?? []) as readonly (Glyph | number)[]),
  }

  #set(change: Partial<State>): void {
    Object.assign(this.#state, change)
  }

  #moveTo(matrix: Matrix): void {
    this.#text = matrix
    this.#line = matrix
  }

  #moveBy(x: number, y: number): void {
    this.#moveTo(multiply(this.#line, [1, 0, 0, 1, x, y]))
  }

  /** Splits at gaps that only numbers between glyphs make. */
  #show(glyphs: readonly (Glyph | number)[]): void {
    const { fontSize, charSpacing, wordSpacing, horizontalScale, font } = this.#state
    const scale = fontSize * this.#scaleOf(font)
    let [x, start, text] = [0, 0, '']
    const flush = () => {
      if (text.trim() !== '') this.#keep(text, start, x)
      text = ''
    }
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        const shift = (-glyph * fontSize * horizontalScale) / 1_000
        if (Math.abs(shift) > 0.15 * Math.abs(fontSize)) flush()
        x += shift
        continue
      }
      if (text === '') start = x
      text += glyph.unicode
      x += (glyph.width * scale + charSpacing + (glyph.isSpace ? wordSpacing : 0)) * horizontalScale
    }
    flush()
    this.#text = multiply(this.#text, [1, 0, 0, 1, x, 0])
  }

  #keep(text: string, from: number, to: number): void {
    const { ctm, rise, fontSize, isPainted } = this.#state
    const matrix = multiply(ctm, this.#text)
    const start = apply(matrix, from, rise)
    const end = apply(matrix, to, rise)
    const size = Math.abs(fontSize) * Math.hypot(matrix[2], matrix[3])
    const isUpright = Math.abs(end.y - start.y) < 0.2 * Math.abs(end.x - start.x) + 0.01 && end.x > start.x
    const middle = { x: (start.x + end.x) / 2, y: start.y - size * 0.3 }
    const isOnPage = middle.x > 0 && middle.x < this.#width && middle.y > 0 && middle.y < this.#height
    if (!isUpright || !isOnPage || size < minSize) return
    const run = { text, x: start.x, end: end.x, y: start.y, size }
    if (!isPainted) this.unpainted.push(run)
    else if (this.paint.isLegible(middle)) this.visible.push(run)
  }
}
