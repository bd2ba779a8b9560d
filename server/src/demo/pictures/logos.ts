import sharp from 'sharp'
import type { Deps } from '../../deps.ts'
import { claimPicture, replacePicture } from '../../features/pictures/pictures.service.ts'
import { companiesByName, setLogo } from '../demo.sql.ts'

const side = 256
/** Ground and mark. */
const palettes = [
  ['#0c3d2c', '#dcea4a'],
  ['#f2d7b0', '#8a3b12'],
  ['#1f2f57', '#f4c95d'],
  ['#e7d9f5', '#4b2a78'],
  ['#7a1f2b', '#f6e3d0'],
  ['#d3ece4', '#12554a'],
  ['#20292b', '#ef8354'],
  ['#fbe9b7', '#1d4e6b'],
] as const
/** Marks on a ground of 64 × 64, filled by `currentColor`. */
const marks = [
  '<circle cx="32" cy="32" r="18" fill="none" stroke="currentColor" stroke-width="5"/><path d="M32 14a18 18 0 0 1 0 36z"/>',
  '<path d="M14 50V34h9v16zm14 0V24h9v26zm14 0V14h9v36z"/>',
  '<path d="M14 50c0-24 12-36 36-36 0 24-12 36-36 36z"/>',
  '<path d="M8 48 26 18l9 15 6-8 15 23z"/>',
  '<path d="M10 26q11-12 22 0t22 0v8q-11 12-22 0t-22 0zm0 18q11-12 22 0t22 0v6q-11 10-22 0t-22 0z"/>',
  '<path d="M14 38a18 18 0 0 1 36 0zM8 42h48v5H8z"/>',
  '<path d="M12 31 32 13l20 18v21H38V39H26v13H12z"/>',
  '<path d="M32 9 55 32 32 55 9 32zm0 13L22 32l10 10 10-10z" fill-rule="evenodd"/>',
  '<circle cx="22" cy="22" r="9"/><circle cx="42" cy="22" r="9"/><circle cx="22" cy="42" r="9"/><circle cx="42" cy="42" r="9"/>',
  '<path d="M14 50a36 36 0 0 1 36-36v9a27 27 0 0 0-27 27zm16 0a20 20 0 0 1 20-20v20z"/>',
  '<path d="M32 10l6 16 16 6-16 6-6 16-6-16-16-6 16-6z"/>',
  '<path d="M14 14h16v16H14zm20 20h16v16H34zM34 14h16v16zM14 34v16h16z"/>',
] as const

/** A drawn logo as PNG: the same for the same number, and another one for each number below 96. */
export function drawLogo(number: number): Promise<Buffer> {
  const round = Math.floor(number / marks.length)
  const [ground, color] = palettes[(number + round * 3) % palettes.length] ?? palettes[0]
  const mark = marks[number % marks.length]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${side}" height="${side}"><path fill="${ground}" d="M0 0h64v64H0z"/><g fill="${color}" color="${color}">${mark}</g></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** Gives four of five companies a logo; the others keep the tile with their initials, as in real life. */
export async function fillLogos(deps: Pick<Deps, 'db' | 'files' | 'log'>): Promise<void> {
  const companies = await companiesByName(deps.db)
  for (const [number, { user_id: id }] of companies.entries()) {
    if (number % 5 === 4) continue
    await replacePicture(deps, { content: await drawLogo(number) }, (key) =>
      deps.db.transaction().execute(async (tx) => {
        await setLogo(tx, id, key)
        await claimPicture(tx, key, null)
        return null
      }),
    )
  }
}
