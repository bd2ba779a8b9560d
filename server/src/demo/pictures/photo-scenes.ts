import { type Draw, drawFrom } from '../draw/random.ts'

/** Wall, floor, wood, accent and light of a scene. */
type Palette = readonly [wall: string, floor: string, wood: string, accent: string, light: string]
const palettes: readonly Palette[] = [
  ['#e9dcc6', '#8a6a4a', '#6d4a2f', '#b5482f', '#fff1d0'],
  ['#cfd8d2', '#59645f', '#7b6148', '#1f6b57', '#f4f7e8'],
  ['#d9d4cf', '#6b6f78', '#4e5766', '#d08a2c', '#eef4ff'],
  ['#f0e4dc', '#a08a78', '#8b5d43', '#3d5a80', '#fff6e6'],
]

const sceneSize = { width: 1200, height: 800 }

const box = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`
const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')
const room = ([wall, floor]: Palette) => box(0, 0, 1200, 800, wall) + box(0, 560, 1200, 240, floor)

const person = (x: number, y: number, size: number, skin: string, shirt: string) =>
  `<circle cx="${x}" cy="${y}" r="${size * 0.3}" fill="${skin}"/><path d="M${x - size * 0.3} ${y - size * 0.05}a${size * 0.3} ${size * 0.32} 0 0 1 ${size * 0.6} 0q${-size * 0.3} ${-size * 0.16} ${-size * 0.6} 0z" fill="#3a2a22"/><path d="M${x - size * 0.62} ${y + size * 1.3}q0 ${-size * 0.95} ${size * 0.62} ${-size * 0.95}t${size * 0.62} ${size * 0.95}z" fill="${shirt}"/>`
const skins = ['#f0c9a4', '#c68e63', '#8d5a3b', '#e5b088']

const windows = (draw: Draw, [, , wood, , light]: Palette) => {
  const count = draw.between(2, 4)
  const width = 900 / count - 40
  return repeat(count, (i) => {
    const x = 150 + i * (900 / count)
    return (
      box(x - 12, 88, width + 24, 324, wood) +
      box(x, 100, width, 300, 'url(#sky)') +
      box(x + width / 2 - 5, 100, 10, 300, wood) +
      `<path d="M${x} 560L${x + width} 560L${x + width - 160} 800L${x - 220} 800z" fill="${light}" opacity=".28"/>`
    )
  })
}

const shopFront = (draw: Draw, [wall, floor, wood, accent, light]: Palette) => {
  return (
    box(0, 0, 1200, 800, 'url(#sky)') +
    box(90, 90, 1020, 590, wall) +
    box(0, 670, 1200, 130, '#8f8a83') +
    repeat(2, (i) => box(150 + i * 560, 300, 340, 300, wood) + box(164 + i * 560, 314, 312, 272, light)) +
    repeat(2, (i) =>
      repeat(4, (j) =>
        box(
          180 + i * 560 + j * 74,
          520 - draw.between(20, 90),
          52,
          66 + draw.between(0, 60),
          j % 2 ? floor : accent,
          'rx="8" opacity=".85"',
        ),
      ),
    ) +
    box(535, 320, 130, 350, wood) +
    box(553, 340, 94, 190, light) +
    repeat(12, (i) => `<path d="M${110 + i * 82} 210h82l8 74q-45 26-90 0z" fill="${i % 2 ? '#f7f1e6' : accent}"/>`) +
    box(330, 130, 540, 56, wood, 'rx="6"')
  )
}

const workshop = (draw: Draw, palette: Palette) => {
  const [, , wood, accent, light] = palette
  const tools = (i: number) => box(300 + i * 74, 150, 16, draw.between(70, 170), i % 3 ? '#4b4f54' : accent, 'rx="8"')
  return (
    room(palette) +
    box(260, 120, 680, 250, wood, 'opacity=".35"') +
    repeat(9, tools) +
    box(120, 470, 960, 46, wood) +
    box(160, 516, 46, 230, wood) +
    box(994, 516, 46, 230, wood) +
    repeat(6, (i) =>
      box(
        180 + i * 140,
        470 - draw.between(30, 110),
        draw.between(50, 110),
        120,
        [accent, '#c9b79a', '#56606b'][i % 3] ?? accent,
        'rx="6"',
      ),
    ) +
    box(120, 516, 960, 12, '#00000030') +
    `<path d="M600 0v70m-70 60q0-60 70-60t70 60z" stroke="#333" stroke-width="6" fill="${accent}"/><ellipse cx="600" cy="300" rx="420" ry="260" fill="${light}" opacity=".35"/>`
  )
}

const shelves = (draw: Draw, palette: Palette) => {
  const [, , wood, accent] = palette
  const colors = [accent, '#c9a26b', '#b78d58', '#d6b98b', '#7d8a92']
  const shelf = (side: number, level: number) =>
    repeat(5, (i) => {
      const near = 1 - i * 0.15
      const w = 120 * near
      const x = side ? 1200 - 40 - i * 105 - w : 40 + i * 105
      const y = 400 + (level - 1.6) * 210 * near
      return (
        box(x, y - 110 * near, w, 110 * near - draw.between(0, 24), draw.pick(colors)) +
        box(x - 10, y, w + 20, 12, wood)
      )
    })
  return (
    room(palette) +
    `<path d="M0 800L520 500h160L1200 800z" fill="#ffffff" opacity=".16"/>` +
    repeat(2, (side) => repeat(3, (level) => shelf(side, level))) +
    repeat(5, (i) => box(420 + i * 80, 60 + Math.abs(i - 2) * 8, 56, 12, '#fffbe8'))
  )
}

const team = (draw: Draw, palette: Palette) => {
  const [, , wood, accent] = palette
  const count = draw.between(3, 5)
  const shirts = [accent, '#3f4a5a', '#e8e2d6', wood]
  return (
    room(palette) +
    windows(draw, palette) +
    repeat(count, (i) =>
      person(
        260 + (i * 700) / (count - 1),
        380 + draw.between(-25, 25),
        150,
        draw.pick(skins),
        shirts[i % 4] ?? accent,
      ),
    ) +
    box(120, 560, 960, 60, wood, 'rx="10"') +
    box(120, 620, 960, 180, '#00000022') +
    repeat(4, (i) => box(230 + i * 220, 530, 90, 34, i % 2 ? '#f4f1ea' : accent, 'rx="4"'))
  )
}

const lounge = (draw: Draw, palette: Palette) => {
  const [, , wood, accent] = palette
  return (
    room(palette) +
    windows(draw, palette) +
    repeat(3, (i) => {
      const x = 150 + i * 340
      return (
        box(x, 540, 220, 22, wood, 'rx="10"') +
        box(x + 98, 560, 24, 150, wood) +
        box(x - 50, 590, 70, 120, accent, 'rx="16"') +
        box(x + 200, 590, 70, 120, accent, 'rx="16"') +
        `<path d="M${x + 110} 0v${150 + draw.between(0, 60)}" stroke="#3335" stroke-width="4"/>`
      )
    }) +
    repeat(
      2,
      (i) =>
        `<g transform="translate(${80 + i * 1040} 560)"><path d="M-34 0h68l-10 110h-48z" fill="#c9764f"/><path d="M0 0q-70-90-30-170 40 60 30 170 0-110 40-180 50 100-40 180z" fill="#3f7d4e"/></g>`,
    )
  )
}

const outdoors = (draw: Draw, [wall, , wood, accent, light]: Palette) => {
  const far = draw.between(280, 360)
  const peaks = repeat(5, (i) => `L${i * 300 - 60} ${far + draw.between(-130, 0)}L${i * 300 + 120} ${far + 70}`)
  return (
    box(0, 0, 1200, 800, 'url(#sky)') +
    `<circle cx="${draw.between(200, 1000)}" cy="160" r="60" fill="${light}"/>` +
    `<path d="M0 ${far + 60}${peaks}L1200 800L0 800z" fill="#7c93a0"/><path d="M0 520q400-120 1200 0v280H0z" fill="#7f9a5b"/><path d="M0 620q600-90 1200 10v170H0z" fill="#6a8449"/>` +
    box(420, 400, 380, 210, wall) +
    `<path d="M390 410l220-140 220 140z" fill="${accent}"/>` +
    box(480, 470, 80, 80, light) +
    box(660, 470, 80, 140, wood) +
    repeat(
      7,
      (i) =>
        `<path d="M${60 + i * 180} 690v-60" stroke="#5b4636" stroke-width="14"/><circle cx="${60 + i * 180}" cy="${600 - draw.between(0, 30)}" r="${44 + draw.between(0, 18)}" fill="${i % 2 ? '#4f7a45' : '#5f8b4c'}"/>`,
    )
  )
}

const scenes = [
  [shopFront, 'Our front door'],
  [team, 'Part of the team at the Monday meeting'],
  [workshop, 'Where most of the work is done'],
  [lounge, 'Lunch is eaten here, not at a desk'],
  [shelves, 'The stock room'],
  [outdoors, 'Our place outside of town'],
] as const

/** Scenes whose numbers follow each other from a multiple of this are of one place, in the same colors. */
export const scenesOfPlace = scenes.length
export const sceneCount = scenesOfPlace * palettes.length

export interface Scene {
  readonly svg: string
  readonly description: string
}

/** A drawn photo of a workplace: the same for the same number, and another one for each below `sceneCount`. */
export function drawScene(number: number): Scene {
  const [paint, description] = scenes[number % scenesOfPlace] ?? scenes[0]
  const palette = palettes[Math.floor(number / scenesOfPlace) % palettes.length] ?? palettes[0]
  const { width, height } = sceneSize
  const painted = palette ? paint(drawFrom(number + 1), palette) : ''
  return {
    description,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#9cc3df"/><stop offset="1" stop-color="#f3e6cf"/></linearGradient><radialGradient id="shade" r=".8"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".42"/></radialGradient></defs>${painted}<rect width="100%" height="100%" fill="url(#shade)"/></svg>`,
  }
}
