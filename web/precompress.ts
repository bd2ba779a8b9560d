import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const WORTH_IT = 1024

/** Stores a .br and a .gz next to every text file of the build, so that the server never compresses static files. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((name) => /\.(js|css|svg|json|html|txt|webmanifest)$/.test(name))) {
    const file = join(folder, name)
    const bytes = await readFile(file)
    if (bytes.length < WORTH_IT) continue
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
    await writeFile(`${file}.br`, await brotli(bytes, quality))
    await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }))
  }
}
