import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import pdfRendererUrl from './pdf-renderer.ts?worker&url'
import pdfWorkerUrl from './pdf-worker.ts?worker&url'
import { resource } from './resources.ts'
import { startWorker } from './start-worker.ts'
import { UnreadableFile } from './view.ts'

const FOLDERS: Readonly<Record<string, string>> = {
  cMapUrl: 'cmaps',
  standardFontDataUrl: 'standard_fonts',
  wasmUrl: 'wasm',
}

/** Gets the files of pdf.js from the page. */
class PageResources {
  fetch = ({ kind, filename }: { kind: string; filename: string }) => resource(`${FOLDERS[kind]}/${filename}`)
}

/** 50 megapixels: larger pictures in a page are left out. */
const MAX_IMAGE_PIXELS = 50_000_000

/**
 * Opens a PDF in a worker, which another one draws where the browser can. Scripts, forms, links and attached files are
 * neither run nor opened: the parts of pdf.js that could are not part of the frame. Throws UnreadableFile.
 */
export async function openDocument(bytes: ArrayBuffer): Promise<PDFDocumentProxy> {
  GlobalWorkerOptions.workerPort = startWorker(pdfWorkerUrl)
  GlobalWorkerOptions.rendererPorts = [startWorker(pdfRendererUrl)]
  try {
    return await getDocument({
      data: new Uint8Array(bytes),
      BinaryDataFactory: PageResources,
      useWorkerFetch: false,
      cMapUrl: 'cmaps/',
      // Fonts that the browser loads by itself.
      standardFontDataUrl: new URL('/preview/pdfjs/standard_fonts/', location.href).href,
      wasmUrl: 'wasm/',
      enableXfa: false,
      maxImageSize: MAX_IMAGE_PIXELS,
      verbosity: VerbosityLevel.ERRORS,
    }).promise
  } catch (error) {
    throw new UnreadableFile(error instanceof Error && error.name === 'PasswordException' ? 'password' : 'damaged')
  }
}
