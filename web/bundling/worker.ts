import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { speakAsAsked } from './languages.ts'

/**
 * The worker is one file at the root of the site, whose address never changes. It names the build that it came with:
 * each build has a worker of other bytes, which is how browsers learn of it. It speaks all languages.
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
