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

function pressEnter(field: Element | null, also: KeyboardEventInit = {}) {
  const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...also })
  field?.dispatchEvent(key)
  return key.defaultPrevented
}

test('submits the form once in which Enter was pressed before hydration', async () => {
  document.body.innerHTML += '<form name="login"><input><textarea></textarea><button disabled hidden></button></form>'
  const submitted: string[] = []
  document.body.addEventListener('submit', (event) => {
    event.preventDefault()
    submitted.push((event.target as HTMLFormElement).name)
  })
  const field = document.querySelector('form[name=login] input')
  expect(pressEnter(field)).toBe(true)
  expect(pressEnter(field)).toBe(true)
  expect(pressEnter(field, { isComposing: true })).toBe(false)
  expect(pressEnter(document.querySelector('textarea'))).toBe(false)
  expect(submitted).toEqual([])
  performance.mark(USABLE)
  await expect.poll(() => submitted).toEqual(['login'])
  expect(pressEnter(field)).toBe(false)
})

test('leaves Enter to the browser in forms that work without scripts', () => {
  document.body.innerHTML = '<form action="/jobs"><input></form>'
  expect(pressEnter(document.querySelector('input'))).toBe(false)
})

test('does not intercept buttons that work without scripts', () => {
  button('Search')?.click()
  expect(pressed).toEqual(['Search'])
})
