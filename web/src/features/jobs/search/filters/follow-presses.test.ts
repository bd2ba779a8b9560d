import { afterEach, beforeEach, expect, test } from 'vitest'
import { followPresses } from './follow-presses.ts'

beforeEach(followPresses)
afterEach(() => document.body.replaceChildren())

const choice = (value: string, name = 'postedWithin') =>
  `<label><input type="radio" name="${name}" value="${value}"><span>${value} days</span></label>`

function show(html: string): void {
  document.body.innerHTML = html
}
const textOf = (value: string) => document.querySelector(`[value="${value}"] + span`)
const pointer = (type: string, at: Element | null) => at?.dispatchEvent(new PointerEvent(type, { bubbles: true }))
const chosen = () => document.querySelector<HTMLInputElement>(':checked')?.value

test('a press whose choice is replaced before the release counts for the same choice in its place', () => {
  show(choice('1') + choice('7'))
  pointer('pointerdown', textOf('7'))
  show(choice('1') + choice('7'))
  pointer('pointerup', textOf('7'))
  expect(chosen()).toBe('7')
})

test('a press that is released on another choice, or on one of another filter, counts for neither', () => {
  show(choice('1') + choice('7'))
  pointer('pointerdown', textOf('7'))
  show(choice('1') + choice('8', 'radius'))
  pointer('pointerup', textOf('1'))
  expect(chosen()).toBeUndefined()
  pointer('pointerdown', textOf('1'))
  show(choice('1', 'radius'))
  pointer('pointerup', textOf('1'))
  expect(chosen()).toBeUndefined()
})

test('a choice that stays is left to the browser, so that it is not chosen twice', () => {
  show(choice('1').replace('radio', 'checkbox'))
  pointer('pointerdown', textOf('1'))
  pointer('pointerup', textOf('1'))
  expect(chosen()).toBeUndefined()
})
