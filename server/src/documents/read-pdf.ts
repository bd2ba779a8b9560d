import { fileURLToPath } from 'node:url'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type DocumentContent, documentLimits, RefusedDocument, type XmlNode } from './document-jobs.ts'
import { linesOf } from './pdf-reading-order.ts'
import type { Run } from './pdf-run.ts'
import { xmlTree } from './xml.ts'

const noText =
  'This PDF is a picture without text, such as a scan. Export it from the program you wrote it in, or fill in your profile by hand'

/**
 * Reads the visible text of a PDF. Scripts, forms and attached files are neither run nor opened, and no link is followed, apart from the XML
 * that Europass attaches to its CVs. It is data of the same program, and more exact than the page.
 */
export async function readPdf(content: Buffer): Promise<DocumentContent> {
  const document = await open(content)
  try {
    if (document.numPages > documentLimits.pages) {
      throw new RefusedDocument(`A resume can have at most ${documentLimits.pages} pages`)
    }
    if (await isDynamicForm(document)) {
      throw new RefusedDocument('This PDF is a form that few programs can show. Print it to a PDF first')
    }
    const xml = await attachedCv(document)
    if (xml) return { xml }
    const pages = await runsOf(document)
    if (!isReadable(pages.flat())) throw new RefusedDocument(noText)
    return { lines: linesOf(pages) }
  } finally {
    await document.loadingTask.destroy()
  }
}

/** Resources of the library, such as the character sets of Asian fonts, are read from its folder. */
const resources = (folder: string) =>
  `${fileURLToPath(new URL(`${folder}/`, import.meta.resolve('pdfjs-dist/package.json')))}`

async function open(content: Buffer): Promise<PDFDocumentProxy> {
  const { getDocument, VerbosityLevel } = await quietly(() => import('pdfjs-dist/legacy/build/pdf.mjs'))
  try {
    return await getDocument({
      data: new Uint8Array(content),
      cMapUrl: resources('cmaps'),
      standardFontDataUrl: resources('standard_fonts'),
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      useWasm: false,
      // Pictures are of no interest.
      maxImageSize: 1,
      verbosity: VerbosityLevel.ERRORS,
    }).promise
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new RefusedDocument('This PDF is protected by a password. Save it without one')
    }
    throw error
  }
}

/** The library warns of missing canvas functions while it loads; text needs none. */
async function quietly<T>(load: () => Promise<T>): Promise<T> {
  const { warn, log } = console
  Object.assign(console, { warn: () => {}, log: () => {} })
  return load().finally(() => Object.assign(console, { warn, log }))
}

async function runsOf(document: PDFDocumentProxy): Promise<Run[][]> {
  const { visibleRuns } = await import('./pdf-visible-runs.ts')
  const pages: Run[][] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    pages.push(await visibleRuns(page))
    page.cleanup()
  }
  return pages
}

/** Some fonts draw letters without saying which they are. */
function isReadable(runs: readonly Run[]): boolean {
  const text = runs.map((run) => run.text).join('')
  const unknown = text.match(/[\p{Co}\p{Cn}\p{Cc}\u{fffd}]/gu)?.length ?? 0
  return text.length > 0 && unknown < text.length / 3
}

const mostAttachedBytes = 5 * 1024 * 1024

/** The XML of a Europass CV; undefined for other attached files, which are ignored. */
async function attachedCv(document: PDFDocumentProxy): Promise<XmlNode | undefined> {
  const attachments = (await document.getAttachments()) ?? new Map()
  for (const [id, { filename }] of attachments) {
    if (!/\.xml$/iu.test(filename)) continue
    const bytes = await document.getAttachmentContent(id)
    if (!bytes || bytes.length > mostAttachedBytes) continue
    const root = treeOf(Buffer.from(bytes))
    if (root && ['Candidate', 'SkillsPassport'].includes(root.name)) return root
  }
  return undefined
}

function treeOf(content: Buffer): XmlNode | undefined {
  try {
    return xmlTree(content)
  } catch {
    return undefined
  }
}

async function isDynamicForm(document: PDFDocumentProxy): Promise<boolean> {
  const { info } = await document.getMetadata()
  return 'IsXFAPresent' in info && info.IsXFAPresent === true
}
