import { expect, test } from 'vitest'
import { equidistant } from './geometry.ts'
import { groupsOf, type PlacedPin } from './groups.ts'
import { besideSpot, placeNames } from './names.ts'
import { boundsOf, onScreen, revealing, viewHolding, viewOfPins, viewOfRim, zoomedAt } from './view.ts'

const middle = { latitude: 43.6, longitude: -116.2 }
const at = equidistant(middle).at
const size = { width: 400, height: 600 }
const pin = (id: string, latitude: number, longitude: number): PlacedPin => {
  const point = { latitude, longitude }
  return { id, ids: [id], label: `$${id}`, title: id, note: '', ...point, spot: at(point) }
}
const spotsOf = (pins: readonly PlacedPin[]) => pins.map(({ spot }) => spot)
const ids = (pins: readonly PlacedPin[]) => pins.map(({ id }) => id)

test('overlapping pins form a group at the first, and separate on zooming in', () => {
  const pins = [pin('1', 43.6, -116.2), pin('2', 43.6, -116.2), pin('3', 43.62, -116.2), pin('4', 43.8, -116.2)]
  const far = groupsOf(pins, viewOfRim(25, size), size)
  expect(far.map((group) => ids(group.pins))).toEqual([['1', '2', '3'], ['4']])
  const bounds = boundsOf(25, size)
  const close = groupsOf(pins, viewHolding(far[0]?.pins.map(({ spot }) => spot) ?? [], size, bounds), size)
  expect(close.map((group) => ids(group.pins))).toEqual([['1', '2'], ['3']])
})

test('shows all pins initially, also at the rim; without pins the whole rim', () => {
  const [inside, onRim, beyond] = [pin('1', 43.8, -116.2), pin('2', 43.6, -116.51), pin('3', 43.6, -115)]
  for (const pins of [[pin('0', 43.6, -116.2), inside], [onRim]]) {
    const view = viewOfPins(25, spotsOf(pins), size)
    for (const { spot } of pins) {
      const { x, y } = onScreen(spot, view, size)
      expect(x > 44 && x < size.width - 44 && y > 60 && y < size.height - 44).toBe(true)
    }
  }
  expect(viewOfPins(25, [], size)).toEqual(viewOfRim(25, size))
  expect(viewOfPins(25, spotsOf([beyond]), size).scale).toBe(boundsOf(25, size).least)
})

test('pans a hidden pin to the edge, and does nothing for a visible one', () => {
  const view = { ...viewOfRim(25, size), x: 40 }
  const { spot } = pin('1', 43.6, -116.4)
  expect(onScreen(spot, view, size).x).toBeLessThan(0)
  const revealed = revealing(spot, view, size)
  expect(onScreen(spot, revealed, size).x).toBeCloseTo(44)
  expect(revealed.y).toBe(view.y)
  expect(revealing(spot, { ...revealed, x: revealed.x - 0.1 }, size)).toEqual({ ...revealed, x: revealed.x - 0.1 })
})

test('zooming keeps the point under the fingers, within limits', () => {
  const view = viewOfRim(25, size)
  const bounds = boundsOf(25, size)
  const finger = { x: 100, y: 150 }
  const spot = at({ latitude: 43.65, longitude: -116.3 })
  const before = onScreen(spot, view, size)
  const after = onScreen(spot, zoomedAt(view, 2, before, size, bounds), size)
  expect(after).toEqual({ x: expect.closeTo(before.x), y: expect.closeTo(before.y) })
  expect(zoomedAt(view, 1e9, finger, size, bounds).scale).toBe(bounds.most)
  expect(zoomedAt(view, 1e-9, finger, size, bounds).scale).toBe(bounds.least)
})

test('a name covers no pin and no other name', () => {
  const box = { x: 100, y: 100, width: 40, height: 32 }
  expect(besideSpot({ x: 100, y: 100 }, 'Boise', [box]).map(({ y }) => y)).toEqual([127, 73])
  expect(besideSpot({ x: 300, y: 100 }, 'Eagle', [box]).map(({ y }) => y)).toEqual([100])
  const [one, other] = ['Boise', 'Garden City'].map((text) => besideSpot({ x: 300, y: 100 }, text, []))
  expect(placeNames([one ?? [], other ?? []], [box]).map(({ text }) => text)).toEqual(['Boise'])
})
