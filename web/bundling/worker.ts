import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { speakAsAsked } from './languages.ts'

/**
 * Builds the service worker into one file at the site root with a constant URL. It contains the build id, so its bytes
 * change with each build, which makes browsers update it. It includes all languages.
 */
export async function buildWorker(folder: string): Promise<void> {
  const files = await readdir(join(folder, 'assets'))
  const name = files.map((file) => /^manifest-(.+)\.js$/.exec(file)?.[1]).find(Boolean)
  if (!name) throw new Error('The pages were built without their manifest.')
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [speakAsAsked()],
    define: { BUILD: JSON.stringify(name) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../src/worker/worker.ts'),
        output: { format: 'iife', entryFileNames: 'worker.js' },
      },
    },
  })
}
