const visible = (element: HTMLElement) => element.checkVisibility()

/** What `j` and `k` go through on this page: `data-walk` of its links and buttons; `press` presses each on the way. */
function steps(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('main [data-walk]')].filter(visible)
  const pressed = all.filter((one) => one.dataset.walk === 'press')
  // Where a list chooses what stands beside it, that is the list that is meant.
  return pressed.length ? pressed : all
}

const HERE = '[aria-current]:not([aria-current=false]),[aria-pressed=true]'

/** Goes one on or back in the list of the page: from where the focus is, else from what is chosen. */
export function walk(by: 1 | -1): void {
  const all = steps()
  const row = all.findIndex((one) => one === document.activeElement || rowOf(one)?.contains(document.activeElement))
  const at = row < 0 ? all.findIndex((one) => one.matches(HERE)) : row
  const next = at < 0 ? all.at(by > 0 ? 0 : -1) : all[at + by]
  next?.focus()
  if (next?.dataset.walk === 'press') next.click()
}

const rowOf = (element: HTMLElement) => element.closest('li')

/** Into the search of the page, else of the header. Answers whether there is one. */
export function focusSearch(): boolean {
  const fields = ['main', 'body'].flatMap((part) => [
    ...document.querySelectorAll<HTMLInputElement>(`${part} :is(search,[role=search]) input:not([type=hidden])`),
  ])
  const field = fields.find(visible)
  field?.focus()
  field?.select()
  return field !== undefined
}
