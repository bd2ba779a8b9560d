import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { renderUi } from '../../test/render-ui.tsx'
import { Button } from './Button.tsx'
import { ProgressBar, TickBar } from './feedback/Progress.tsx'
import { Switch } from './fields/CheckboxField.tsx'
import { RadioList } from './fields/RadioList.tsx'
import { TextField } from './fields/TextField.tsx'
import { Tabs } from './navigation/Tabs.tsx'

// High contrast of the operating system: the browser replaces the colors of pages and drops shadows.
const force = (value: 'active' | 'none') =>
  (cdp() as unknown as { send: (method: string, params: object) => Promise<void> }).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value }],
  })
beforeEach(() => force('active'))
afterEach(() => force('none'))

const colorOf = (name: string) => {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = name
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
const background = (element: Element, pseudo?: string) => getComputedStyle(element, pseudo).backgroundColor

test('a switch has an edge and a thumb, and looks different when it is on', async () => {
  await renderUi(
    <>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
    </>,
  )
  const [off, on] = ['Off', 'On'].map((name) => page.getByRole('switch', { name }).element())
  if (!off || !on) throw new Error('No switches')
  for (const one of [off, on]) {
    expect(getComputedStyle(one).borderTopStyle).toBe('solid')
    expect(background(one, '::after')).not.toBe(background(one))
  }
  expect(background(on)).not.toBe(background(off))
})

test('the chosen radio button has a dot', async () => {
  const options = ['One', 'Two'].map((label) => ({ value: label, label }))
  await renderUi(<RadioList label="Choice" name="choice" options={options} value="One" onChange={() => undefined} />)
  const chosen = page.getByRole('radio', { name: 'One' }).element()
  expect(background(chosen, '::after')).not.toBe(background(chosen))
  expect(background(chosen)).not.toBe(background(page.getByRole('radio', { name: 'Two' }).element()))
})

test('only the chosen tab is marked', async () => {
  const tabs = ['Days', 'Weeks'].map((label) => ({ value: label, label, panel: label }))
  await renderUi(<Tabs label="Parts" tabs={tabs} value="Days" onChange={() => undefined} />)
  const [chosen, other] = page.getByRole('tab').elements()
  if (!chosen || !other) throw new Error('No tabs')
  expect(getComputedStyle(chosen).borderBottomColor).not.toBe(colorOf('Canvas'))
  expect(getComputedStyle(chosen).outlineStyle).toBe('solid')
  expect(getComputedStyle(other).borderBottomColor).toBe(colorOf('Canvas'))
  expect(getComputedStyle(other).outlineStyle).toBe('none')
})

test('links to the current page are marked', async () => {
  await renderUi(
    <>
      <a href="/a" aria-current="page">
        Your jobs
      </a>
      <a href="/b">Talent</a>
    </>,
  )
  const outline = (name: string) => getComputedStyle(page.getByRole('link', { name }).element()).outlineStyle
  expect([outline('Your jobs'), outline('Talent')]).toEqual(['solid', 'none'])
})

test('bars show how far something is', async () => {
  const { container } = await renderUi(
    <>
      <ProgressBar label="Opened" value={3} max={4} />
      <TickBar label="Posts" value={3} max={4} />
    </>,
  )
  const fills = [...container.querySelectorAll('[style*="width"], i[data-on]')]
  expect(fills).toHaveLength(4)
  for (const fill of fills) expect(background(fill)).toBe(colorOf('Highlight'))
})

test('a focused field has an outline, because shadows are not drawn', async () => {
  await renderUi(<TextField label="City" />)
  await userEvent.click(page.getByLabelText('City'))
  expect(getComputedStyle(page.getByLabelText('City').element()).outlineStyle).toBe('solid')
})

test('text on a fill stays legible: the browser draws no plate behind it', async () => {
  await renderUi(
    <>
      <Button variant="primary">Send</Button>
      <Button variant="primary" disabled>
        Wait
      </Button>
    </>,
  )
  const styleOf = (name: string) => getComputedStyle(page.getByRole('button', { name }).element())
  expect(styleOf('Send').color).toBe(colorOf('HighlightText'))
  expect(styleOf('Send').getPropertyValue('forced-color-adjust')).toBe('none')
  expect(styleOf('Wait').getPropertyValue('forced-color-adjust')).toBe('auto')
})
