import { cp, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const source = fileURLToPath(new URL('../src/file-preview/frame', import.meta.url))
const pdfjs = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))
/** Decoders of JPEG 2000, JBIG2 and color profiles; not the interpreter of scripts in documents. */
const DECODERS = /^(?:jbig2|openjpeg|qcms\w*|LICENSE\w*)(?:\.wasm)?$/

/** Builds the frame that shows files into `folder`/preview: a document, its scripts, and the files that pdf.js asks for. */
export async function buildPreviewFrame(folder: string): Promise<void> {
  const target = join(folder, 'preview')
  await build({
    configFile: false,
    root: source,
    base: '/preview/',
    logLevel: 'warn',
    // Workers of a frame without an origin are classic scripts.
    worker: { format: 'iife' },
    build: {
      outDir: target,
      emptyOutDir: true,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { input: join(source, 'frame.html') },
    },
  })
  for (const part of ['cmaps', 'standard_fonts', 'wasm']) {
    const from = join(pdfjs, part)
    const isWanted = (path: string) => part !== 'wasm' || path === from || DECODERS.test(path.slice(from.length + 1))
    await cp(from, join(target, 'pdfjs', part), { recursive: true, filter: isWanted })
  }
}

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Vite plugin for development and component tests: builds the frame at its first request. */
export function servePreviewFrame(): Plugin {
  let built: Promise<string> | undefined
  const buildOnce = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'preview-frame-'))
    await buildPreviewFrame(folder)
    return folder
  }
  return {
    name: 'hearback:preview-frame',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
        if (!path.startsWith('/preview/')) return next()
        built ??= buildOnce()
        const content = await readFile(join(await built, path)).catch(() => undefined)
        if (!content) return next()
        response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
        // The sandboxed frame has no origin, so its own scripts are foreign to it.
        response.setHeader('access-control-allow-origin', '*')
        response.end(content)
      })
    },
  }
}
