import { expect, test } from 'vitest'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { Avatar, CompanyTile } from './Avatar.tsx'

const hues = Array.from({ length: 12 }, (_, hue) => hue)

// The journeys judge a page once for all hues of its tiles.
test.each(['light', 'dark'])('initials are readable on all hues: %s', async (scheme) => {
  const { container } = await renderUi(
    hues.map((hue) => (
      <div key={hue}>
        <Avatar id="a" hue={hue} name="Ana Ruiz" />
        <CompanyTile id="a" hue={hue} name="Copper Kettle" />
      </div>
    )),
  )
  document.documentElement.dataset.mantineColorScheme = scheme
  const colors = [...container.querySelectorAll('[data-person]')].map((one) => getComputedStyle(one).backgroundColor)
  expect(new Set(colors).size).toBe(12)
  await expectAccessible()
})
