import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../../test/render-ui.tsx'
import { DialMap } from '../DialMap.tsx'

const boise = { latitude: 43.6, longitude: -116.2, km: 25, searched: true }
const towns = [{ name: 'Kuna', latitude: 43.49, longitude: -116.38 }]
/** West of Boise red, east of it blue. */
const halves = {
  version: 8,
  sources: {
    east: {
      type: 'geojson',
      attribution: '<a href="https://tiles.example">Tiles example</a>',
      data: {
        type: 'Polygon',
        coordinates: [
          [
            [-116.2, 30],
            [-100, 30],
            [-100, 60],
            [-116.2, 60],
            [-116.2, 30],
          ],
        ],
      },
    },
  },
  layers: [
    { id: 'west', type: 'background', paint: { 'background-color': '#ff0000' } },
    { id: 'east', type: 'fill', source: 'east', paint: { 'fill-color': '#0000ff', 'fill-antialias': false } },
  ],
}
const asUrl = (style: object) => `data:application/json,${encodeURIComponent(JSON.stringify(style))}`

const draw = (styleUrl: string, km = boise.km) =>
  renderUi(
    <div style={{ width: 400, height: 500 }}>
      <DialMap
        label="Map"
        circle={{ ...boise, km }}
        towns={towns}
        pins={[]}
        onPick={() => {}}
        onArea={() => {}}
        groupWords={() => 'jobs here'}
        note="Rounded."
        styleUrl={styleUrl}
      />
    </div>,
  )

/** The color of a screenshot of the map at a share of its width, a third from the top. */
async function colorAt(across: number): Promise<[red: number, green: number, blue: number]> {
  const base64 = await page.screenshot({ element: page.getByRole('region', { name: 'Map' }), save: false })
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
  context?.drawImage(image, 0, 0)
  const [red = 0, green = 0, blue = 0] = context?.getImageData(image.width * across, image.height / 3, 1, 1).data ?? []
  return [red, green, blue]
}

test('draws tiles where the pins would be, credits their source, and leaves names to them', async () => {
  const map = await draw(asUrl(halves))
  await expect.element(map.getByRole('link', { name: 'Tiles example' })).toBeVisible()
  await expect.poll(async () => (await colorAt(0.1))[0]).toBeGreaterThan(150)
  await expect.poll(async () => (await colorAt(0.9))[2]).toBeGreaterThan(150)
  expect((await colorAt(0.9))[0]).toBeLessThan(100)
  await expect.element(map.getByText('5 mi')).toBeVisible()
  expect(map.getByText('Kuna').query()).toBeNull()
})

test('the tiles move with the map', async () => {
  await draw(asUrl(halves))
  await expect.poll(async () => (await colorAt(0.4))[0]).toBeGreaterThan(150)
  ;(page.getByRole('region', { name: 'Map' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(async () => (await colorAt(0.4))[2]).toBeGreaterThan(150)
})

test.each([
  ['a style that cannot be loaded', 'data:application/json,nothing', boise.km],
  ['a map of a country', asUrl(halves), 900],
])('draws land, borders and towns instead for %s', async (_, styleUrl, km) => {
  const map = await draw(styleUrl, km)
  await expect.element(map.getByRole('region', { name: 'Map' })).toHaveAttribute('data-land')
  expect(map.getByRole('link', { name: 'Tiles example' }).query()).toBeNull()
})
