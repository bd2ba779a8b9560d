import { afterEach, beforeEach, expect, test } from 'vitest'
import { EARLY_PRESS_SCRIPT, USABLE } from './early-press.ts'

let pressed: string[]

beforeEach(() => {
  pressed = []
  performance.clearMarks(USABLE)
  document.body.innerHTML =
    '<button>Save</button><button>Share</button><form action="/jobs"><button>Search</button></form>'
  document.body.addEventListener('click', press)
  const script = document.createElement('script')
  script.textContent = EARLY_PRESS_SCRIPT
  document.head.append(script)
  script.remove()
})
afterEach(() => {
  performance.mark(USABLE)
  document.body.removeEventListener('click', press)
  document.body.innerHTML = ''
})

function press(event: Event) {
  event.preventDefault()
  pressed.push((event.target as Element).textContent)
}
const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name)

test('replays the last click from before hydration once', async () => {
  button('Share')?.click()
  button('Save')?.click()
  expect(pressed).toEqual([])
  performance.mark(USABLE)
  await expect.poll(() => pressed).toEqual(['Save'])
  button('Share')?.click()
  expect(pressed).toEqual(['Save', 'Share'])
})

test('does not intercept buttons that work without scripts', () => {
  button('Search')?.click()
  expect(pressed).toEqual(['Search'])
})
