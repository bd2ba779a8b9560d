interface Press {
  input: HTMLInputElement
  name: string
  value: string
}
let press: Press | undefined

/** The checkbox or radio button of the label at an event. */
function choiceAt({ target }: Event): HTMLInputElement | undefined {
  const control = target instanceof Element && target.closest('label')?.control
  return control instanceof HTMLInputElement && /checkbox|radio/.test(control.type) ? control : undefined
}

function begin(event: Event): void {
  const input = choiceAt(event)
  press = input && { input, name: input.name, value: input.value }
}

/** The browser sends no click if the pressed choice was replaced: the same choice in its place gets it. */
function end(event: Event): void {
  const [begun, input] = [press, choiceAt(event)]
  press = undefined
  if (!begun || begun.input.isConnected || !input) return
  if (input.name === begun.name && input.value === begun.value) input.click()
}

/** From now on, a press on a choice that is replaced before its release counts for the same choice in its place. */
export function followPresses(): void {
  addEventListener('pointerdown', begin, true)
  addEventListener('pointerup', end, true)
}
