const visible = (element: HTMLElement) => element.checkVisibility()

/** Elements that `j` and `k` step through: links and buttons with `data-walk`. The value `press` also clicks them. */
function steps(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('main [data-walk]')].filter(visible)
  const pressed = all.filter((one) => one.dataset.walk === 'press')
  // A list that controls a pane takes precedence.
  return pressed.length ? pressed : all
}

const HERE = '[aria-current]:not([aria-current=false]),[aria-pressed=true]'

/** Moves the focus to the next or previous element, starting from the focus, else from the current selection. */
export function walk(by: 1 | -1): void {
  const all = steps()
  const row = all.findIndex((one) => one === document.activeElement || rowOf(one)?.contains(document.activeElement))
  const at = row < 0 ? all.findIndex((one) => one.matches(HERE)) : row
  const next = at < 0 ? all.at(by > 0 ? 0 : -1) : all[at + by]
  next?.focus()
  if (next?.dataset.walk === 'press') next.click()
}

const rowOf = (element: HTMLElement) => element.closest('li')

/** Focuses the search field of the page, else of the header. Returns whether there is one. */
export function focusSearch(): boolean {
  const fields = ['main', 'body'].flatMap((part) => [
    ...document.querySelectorAll<HTMLInputElement>(`${part} :is(search,[role=search]) input:not([type=hidden])`),
  ])
  const field = fields.find(visible)
  field?.focus()
  field?.select()
  return field !== undefined
}

/** Clicks the visible button of the page that is, or is inside, the element with `data-shortcut` of this key. */
export function pressShortcut(key: string): void {
  const marked = [...document.querySelectorAll<HTMLElement>('main [data-shortcut]')]
  const buttons = marked
    .filter(({ dataset }) => dataset.shortcut === key)
    .map((one) => (one instanceof HTMLButtonElement ? one : one.querySelector('button')))
  buttons.find((button) => button && visible(button))?.click()
}
