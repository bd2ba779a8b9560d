/**
 * Draws the icons of the web app from its logo in all sizes. Run it after the logo has changed:
 *   node scripts/draw-icons.mjs
 * The files are committed beside the logo, so that a build does not draw them.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './run-command.mjs'

const sharp = createRequire(join(root, 'server/package.json'))('sharp')

const publicFolder = join(root, 'web/public')
const [, mark = ''] = /(<g .*<\/g>)/s.exec(readFileSync(join(publicFolder, 'favicon.svg'), 'utf8')) ?? []
const pine = '<rect width="40" height="40" fill="#0c3d2c"/>'
const rounded = '<rect width="40" height="40" rx="10" fill="#0c3d2c"/>'

/** The logo, centered and scaled by `share`. @param {number} share */
const scaled = (share) =>
  `<g transform="translate(${20 * (1 - share)} ${20 * (1 - share)}) scale(${share})">${mark}</g>`

/** Maskable icons keep the logo within the safe zone, which no system crops. */
const icons = [
  { file: 'icon-192.png', size: 192, drawing: rounded + mark },
  { file: 'icon-512.png', size: 512, drawing: rounded + mark },
  { file: 'icon-maskable-192.png', size: 192, drawing: pine + scaled(0.78) },
  { file: 'icon-maskable-512.png', size: 512, drawing: pine + scaled(0.78) },
  { file: 'apple-touch-icon.png', size: 180, drawing: pine + scaled(0.88) },
  // Systems render only the alpha channel of a badge.
  { file: 'badge-96.png', size: 96, drawing: scaled(1.2).replaceAll(/stroke="#\w+"/g, 'stroke="#fff"') },
]

mkdirSync(join(publicFolder, 'icons'), { recursive: true })
for (const { file, size, drawing } of icons) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${size}" height="${size}">${drawing}</svg>`
  const to = join(publicFolder, 'icons', file)
  const { size: bytes } = await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toFile(to)
  process.stdout.write(`${file} ${bytes} bytes\n`)
}
