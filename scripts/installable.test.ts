import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Icon {
  src: string
  type: string
  sizes: string
  purpose?: string
}
interface Manifest {
  start_url: string
  icons: Icon[]
  shortcuts: { name: string; url: string; icons: Icon[] }[]
}

const folder = join(import.meta.dirname, '../web/public')
const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'))
const sizeOf = (src: string) => {
  const bytes = readFileSync(join(folder, src))
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('every picture that the installed product is shown by is there, in the size that the manifest says', () => {
  const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]
  for (const { src, type, sizes } of pictures)
    if (type === 'image/png') expect(sizeOf(src), src).toBe(sizes)
    else expect(readFileSync(join(folder, src), 'utf8')).toContain('<svg')
})

test('there is what browsers ask for before they offer to install', () => {
  const purposes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
  expect(purposes).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
  )
  expect(manifest.start_url).toBe('/')
  expect(sizeOf('icons/apple-touch-icon.png')).toBe('180x180')
})
