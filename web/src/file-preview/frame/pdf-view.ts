import { openDocument } from './pdf-document.ts'
import { PdfPage } from './pdf-page.ts'
import { type Open, type Send, UnreadableFile, type View } from './view.ts'

/** A page tree may claim any number of pages. */
const MAX_PAGES = 1_000
const MARGIN = 16
/** A page of a letter stays readable without filling a large screen. */
const MAX_WIDTH = 880

/** Shows a PDF as a column of pages, of which only those near the screen are drawn. */
export const openPdf: Open = async ({ bytes, words }, root, send) => {
  const document = await openDocument(bytes)
  const first = await document.getPage(1).catch(() => {
    throw new UnreadableFile('damaged')
  })
  const size = first.getViewport({ scale: 1 })
  const pages = Array.from({ length: Math.min(document.numPages, MAX_PAGES) }, (_, index) => {
    return new PdfPage(index + 1, size, () => document.getPage(index + 1), words)
  })
  const view = new PdfView(pages, document.numPages > MAX_PAGES, root, send)
  await pages[0]?.draw()
  return view
}

class PdfView implements View {
  readonly pages: number
  readonly isCut: boolean
  readonly #all: readonly PdfPage[]
  readonly #send: Send
  #zoom = 1
  #current = 1
  #isDrawing = false
  readonly #near = new Set<PdfPage>()
  readonly #measured = new Set<PdfPage>()

  constructor(all: readonly PdfPage[], isCut: boolean, root: HTMLElement, send: Send) {
    this.pages = all.length
    this.isCut = isCut
    this.#all = all
    this.#send = send
    const column = document.createElement('div')
    column.className = 'pages'
    column.append(...all.map(({ element }) => element))
    root.replaceChildren(column)
    this.#layOut()
    this.#watch()
    addEventListener('resize', () => this.#keepingPlace(() => this.#layOut()))
    addEventListener('scroll', () => this.#noteCurrent(), { passive: true })
  }

  zoom(zoom: number): void {
    this.#zoom = zoom
    this.#keepingPlace(() => this.#layOut())
  }

  goTo(page: number): void {
    const { element } = this.#all[Math.min(Math.max(page, 1), this.pages) - 1] ?? {}
    if (element) scrollTo({ top: element.offsetTop - MARGIN })
    this.#noteCurrent()
  }

  #layOut(): void {
    const width = Math.min(document.documentElement.clientWidth - 2 * MARGIN, MAX_WIDTH)
    for (const page of this.#all) page.layOut(Math.max(width, 50), this.#zoom)
    void this.#drawNear()
  }

  /** Keeps the same point of the current page at the top while sizes change. */
  #keepingPlace(change: () => void): void {
    const { element } = this.#all[this.#current - 1] ?? {}
    const share = element ? (scrollY - element.offsetTop) / Math.max(1, element.offsetHeight) : 0
    change()
    if (element) scrollTo({ top: element.offsetTop + share * element.offsetHeight })
  }

  #watch(): void {
    const pageOf = new Map(this.#all.map((page) => [page.element as Element, page]))
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const page = pageOf.get(target)
          if (page && isIntersecting) this.#near.add(page)
          else if (page && this.#near.delete(page)) page.release()
        }
        void this.#drawNear()
      },
      { rootMargin: '60% 0px' },
    )
    for (const { element } of this.#all) observer.observe(element)
  }

  /** Draws one page at a time, the current one first. */
  async #drawNear(): Promise<void> {
    if (this.#isDrawing) return
    this.#isDrawing = true
    for (let page = this.#nextToDraw(); page; page = this.#nextToDraw()) {
      await this.#measure(page)
      if (this.#near.has(page)) await page.draw()
    }
    this.#isDrawing = false
  }

  #nextToDraw(): PdfPage | undefined {
    const distance = (page: PdfPage) => Math.abs(page.number - this.#current)
    return [...this.#near].filter(({ isDrawn }) => !isDrawn).sort((a, b) => distance(a) - distance(b))[0]
  }

  async #measure(page: PdfPage): Promise<void> {
    if (this.#measured.has(page)) return
    this.#measured.add(page)
    await page.measure().catch(() => undefined)
    this.#keepingPlace(() => this.#layOut())
  }

  #noteCurrent(): void {
    const middle = scrollY + innerHeight / 3
    const isAbove = ({ element }: PdfPage) => element.offsetTop <= middle
    const current = Math.max(1, this.#all.findLastIndex(isAbove) + 1)
    if (current === this.#current) return
    this.#current = current
    this.#send({ kind: 'page', page: current })
    void this.#drawNear()
  }
}
