import { AnnotationMode, type PDFPageProxy, type RenderTask, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { FrameWords } from '../preview-channel.ts'

interface Size {
  width: number
  height: number
}

/** Canvases beyond 16 megapixels stay blank on iPhones. */
const MAX_CANVAS_PIXELS = 16_000_000
const MAX_CANVAS_SIDE = 8_192
/** In CSS pixels; a page may be 3 points wide and 14,400 high. */
const MAX_HEIGHT = 12_000
/** More text pieces would take seconds to lay out. */
const MAX_TEXT_PIECES = 20_000

/** A page of a PDF: an empty box until it is near the screen, then a picture with its text above. */
export class PdfPage {
  readonly element = document.createElement('section')
  readonly number: number
  readonly #load: () => Promise<PDFPageProxy>
  readonly #words: FrameWords
  #size: Size
  #scale = 1
  #drawnScale: number | undefined
  #task: RenderTask | undefined

  /** `size` in points is a guess until the page is measured. */
  constructor(number: number, size: Size, load: () => Promise<PDFPageProxy>, words: FrameWords) {
    this.number = number
    this.#size = size
    this.#load = load
    this.#words = words
    this.element.className = 'page'
    this.element.tabIndex = -1
    this.#label(words.page)
  }

  get isDrawn(): boolean {
    return this.#drawnScale === this.#scale
  }

  /** Fits the page into a width in pixels; a drawn page is stretched until it is drawn again. */
  layOut(width: number, zoom: number): void {
    const fit = Math.min(width / this.#size.width, MAX_HEIGHT / this.#size.height)
    this.#scale = fit * zoom
    this.element.style.width = `${Math.max(1, this.#size.width * this.#scale)}px`
    this.element.style.height = `${Math.max(1, this.#size.height * this.#scale)}px`
  }

  /** Replaces the guessed size by that of the page. */
  async measure(): Promise<void> {
    const { width, height } = (await this.#load()).getViewport({ scale: 1 })
    this.#size = { width, height }
  }

  async draw(): Promise<void> {
    const scale = this.#scale
    try {
      const page = await this.#load()
      const viewport = page.getViewport({ scale })
      const ratio = pixelRatioFor(viewport)
      const canvas = document.createElement('canvas')
      canvas.width = Math.max(1, Math.floor(viewport.width * ratio))
      canvas.height = Math.max(1, Math.floor(viewport.height * ratio))
      canvas.setAttribute('aria-hidden', 'true')
      this.#task = page.render({
        canvas,
        viewport,
        transform: [ratio, 0, 0, ratio, 0, 0],
        annotationMode: AnnotationMode.ENABLE,
      })
      await this.#task.promise
      const text = await this.#textOf(page, scale * page.userUnit)
      this.element.replaceChildren(canvas, text)
    } catch (error) {
      if (error instanceof Error && error.name === 'RenderingCancelledException') return
      this.#showFailure()
    }
    this.#drawnScale = scale
  }

  /** Frees the memory of a page that is far from the screen. */
  release(): void {
    this.#task?.cancel()
    this.#task = undefined
    this.#drawnScale = undefined
    this.element.replaceChildren()
  }

  /** The transparent text above the picture, for selection and screen readers. */
  async #textOf(page: PDFPageProxy, scale: number): Promise<HTMLElement> {
    const content = await page.getTextContent()
    const items = content.items.slice(0, MAX_TEXT_PIECES)
    const hasText = items.some((item) => 'str' in item && item.str.trim() !== '')
    this.#label(hasText ? this.#words.page : this.#words.pageWithoutText)
    const container = document.createElement('div')
    container.className = 'words'
    container.style.setProperty('--total-scale-factor', String(scale))
    const viewport = page.getViewport({ scale })
    await new TextLayer({ textContentSource: { ...content, items }, container, viewport }).render()
    return container
  }

  #label(words: string): void {
    this.element.setAttribute('aria-label', words.replace('{page}', String(this.number)))
  }

  #showFailure(): void {
    const words = document.createElement('p')
    words.textContent = this.#words.pageFailed
    this.element.replaceChildren(words)
  }
}

function pixelRatioFor({ width, height }: Size): number {
  const byArea = Math.sqrt(MAX_CANVAS_PIXELS / (width * height))
  return Math.min(devicePixelRatio || 1, byArea, MAX_CANVAS_SIDE / width, MAX_CANVAS_SIDE / height)
}
