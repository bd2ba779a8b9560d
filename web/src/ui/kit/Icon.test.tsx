import { SearchX } from 'lucide-react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { iconOf } from './icon.ts'

const Drawn = iconOf([
  ['path', { d: 'm13.5 8.5-5 5' }],
  ['path', { d: 'm8.5 8.5 5 5' }],
  ['circle', { cx: '11', cy: '11', r: '8' }],
  ['path', { d: 'm21 21-4.3-4.3' }],
])

function drawingOf(container: Element): string[] {
  const parts = [...container.querySelectorAll('svg, svg *')]
  return parts.map((part) => {
    const attributes = [...part.attributes].filter(({ name }) => name !== 'class')
    return [part.tagName, ...attributes.map(({ name, value }) => `${name}=${value}`).sort()].join(' ')
  })
}

test('renders an icon like the library, hidden from screen readers unless labeled', async () => {
  for (const more of [{}, { size: 18, 'aria-hidden': true }, { 'aria-label': 'Nothing found', fill: 'red' }] as const) {
    const theirs = await render(<SearchX {...more} />)
    const ours = await render(<Drawn {...more} />)
    expect(drawingOf(ours.container)).toEqual(drawingOf(theirs.container))
  }
})
