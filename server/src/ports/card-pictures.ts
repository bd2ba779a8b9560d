import { createRequire } from 'node:module'
import { onOneLine, truncate } from '@hearback/contract/values/text.ts'
import sharp, { type OverlayOptions } from 'sharp'

/** The content of a share card. Lengths and characters are unrestricted; overlong text is truncated. */
export interface Card {
  readonly title: string
  /** One line below the title. */
  readonly line: string
  /** The stated pay, on a citron background. */
  readonly pay: string | null
  /** Text beside a ring that is filled by `share` (0 to 1); null: an empty ring. */
  readonly answer: { readonly text: string; readonly share: number | null } | null
}

const cardWidth = 1200
const cardHeight = 630
const margin = 80
const inner = cardWidth - 2 * margin

const require = createRequire(import.meta.url)
const display = {
  font: 'Bricolage Grotesque Bold',
  file: () => require.resolve('@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
}
const plain = {
  font: 'Instrument Sans Medium',
  file: () => require.resolve('@expo-google-fonts/instrument-sans/500Medium/InstrumentSans_500Medium.ttf'),
}
type Face = typeof display

const ink = '#14201c'
const softInk = '#4b5750'
const colors = { paper: '#f6f4ee', pine: '#0c3d2c', citron: '#dcea4a', rest: '#cbc4b3' }

/** Renders the card as a PNG of 1200 × 630 pixels. */
export async function drawCard({ title, line, pay, answer }: Card): Promise<Buffer> {
  const [heading, below, amount, answered, name] = await Promise.all([
    write(cut(title, 120), display, { size: sizeFor(title), color: ink, height: 190 }),
    write(cut(line, 56), plain, { size: 34, color: softInk, height: 42 }),
    pay ? write(cut(pay, 40), display, { size: 46, color: ink, height: 54 }) : undefined,
    answer ? write(cut(answer.text, 60), plain, { size: 32, color: ink, height: 44 }) : undefined,
    write('hearback', display, { size: 44, color: ink, height: 60 }),
  ])
  const titleEnd = margin + 90 + (heading?.height ?? 0)
  const payTop = cardHeight - margin - 146
  const answerTop = cardHeight - margin - 36
  const shapes = [
    mark,
    amount &&
      `<rect x="${margin}" y="${payTop}" width="${amount.width + 36}" height="76" rx="10" fill="${colors.citron}"/>`,
    answer && answered && ring(answer.share, answerTop + 16),
  ]
  const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}"><rect width="100%" height="100%" fill="${colors.paper}"/><rect width="14" height="100%" fill="${colors.pine}"/>${shapes.filter(Boolean).join('')}</svg>`
  const texts = [
    at(name, margin + 62, margin - 32),
    at(heading, margin, margin + 72),
    at(below, margin, Math.min(titleEnd, payTop - 60)),
    at(amount, margin + 18, payTop + 38, 'middle'),
    at(answered, margin + 62, answerTop + 16, 'middle'),
  ].filter((text) => text !== undefined)
  return sharp(Buffer.from(background)).composite(texts).png({ palette: true, colors: 64 }).toBuffer()
}

const sizeFor = (title: string) => (title.length <= 34 ? 84 : title.length <= 70 ? 68 : 54)

interface Written {
  content: Buffer
  width: number
  height: number
}

/** Renders wrapped text, cropped to `height`; undefined if it cannot be rendered. */
async function write(
  text: string,
  { font, file }: Face,
  { size, color, height: most }: { size: number; color: string; height: number },
): Promise<Written | undefined> {
  if (!text) return undefined
  const fontfile = file()
  const markup = `<span foreground="${color}">${escaped(text)}</span>`
  try {
    const drawn = sharp({
      text: {
        text: markup,
        font: `${font} ${size}`,
        fontfile,
        rgba: true,
        dpi: 72,
        width: inner,
        wrap: 'word-char',
        spacing: -4,
      },
    })
    const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true })
    const width = Math.min(info.width, inner)
    const height = Math.min(info.height, most)
    const content = await sharp(data).extract({ left: 0, top: 0, width, height }).png().toBuffer()
    return { content, width, height }
  } catch {
    return undefined
  }
}

/** With `middle`, `top` is the vertical center. */
function at(
  text: Written | undefined,
  left: number,
  top: number,
  by: 'top' | 'middle' = 'top',
): OverlayOptions | undefined {
  if (!text) return undefined
  return { input: text.content, left, top: Math.round(by === 'top' ? top : top - text.height / 2) }
}

const escaped = (text: string) => text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;')

/** One line of at most `longest` characters, without control, bidirectional and unassigned characters. */
function cut(text: string, longest: number): string {
  const line = text
    .replace(/[\p{Cc}\p{Cs}\p{Cn}\p{Co}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
  return truncate(onOneLine(line), longest)
}

/** The logo, 48 pixels wide. */
const mark = `<g transform="translate(${margin} ${margin - 30}) scale(1.5)" fill="none" stroke-linecap="round"><rect x="2" y="2.5" width="28" height="18.5" rx="9.25" stroke="${colors.pine}" stroke-width="3"/><path stroke="${colors.citron}" stroke-width="3.6" d="M8.6 22c.5 4.7 3.7 7.3 8.7 7.3 4.4 0 7.3-1.5 8.9-4.6"/></g>`

/** A ring of 60 ticks, `share` of them filled clockwise from the top. */
function ring(share: number | null, middle: number): string {
  const filled = Math.round(Math.min(1, Math.max(0, share ?? 0)) * 60)
  const ticks = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, step) => {
      const angle = ((from + step) / 60) * 2 * Math.PI
      const point = (radius: number) => `${24 + radius * Math.sin(angle)} ${24 - radius * Math.cos(angle)}`
      return `M${point(16)}L${point(23)}`
    }).join('')
  return `<g transform="translate(${margin} ${middle - 24})" fill="none" stroke-width="1.7"><path stroke="${colors.rest}" d="${ticks(filled, 60) || 'M0 0'}"/><path stroke="${colors.pine}" d="${ticks(0, filled) || 'M0 0'}"/></g>`
}
