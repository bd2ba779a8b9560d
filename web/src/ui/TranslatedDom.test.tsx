import { useState } from 'react'
import { beforeAll, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { translate } from '../../test/translate.ts'
import { followTranslators } from './translated-dom.ts'

beforeAll(() => followTranslators(document))

/** Texts that come, go and change beside other nodes, as error lines, counters and lists do. */
function Changing() {
  const [step, setStep] = useState(0)
  return (
    <section>
      <button type="button" onClick={() => setStep(step + 1)}>
        Next
      </button>
      <p>
        {step > 0 && 'Wrong password. '}
        Attempts: {step} <b>of 5</b>
        {step === 2 ? ' last one' : null}
        {step > 1 && <i>locked soon</i>} for {`account ${step}`}
      </p>
      <ul>
        {Array.from({ length: 3 - (step % 3) }, (_, n) => n + step).map((n) => (
          <li key={n}>
            Row {n} {n % 2 === 0 && 'even'}
          </li>
        ))}
      </ul>
    </section>
  )
}

const shown = (container: Element, selector: string) =>
  container.querySelector(selector)?.textContent?.replace(/\s+/gu, ' ').trim()

describe.each(['wrap', 'replace'] as const)('a page whose texts a translator has had to %s', (mode) => {
  test.each(['once', 'continuously'] as const)('%s goes on, and shows what changed', async (rhythm) => {
    const screen = await render(<Changing />)
    const { container } = screen
    const stop = translate(container, { mode, isContinuous: rhythm === 'continuously' })
    for (const step of [1, 2, 3, 4]) {
      await screen.getByRole('button').click()
      const alarm = step > 1 ? `${step === 2 ? ' last one' : ''}locked soon` : ''
      await expect
        .poll(() => shown(container, 'p'))
        .toBe(`Wrong password. Attempts: ${step} of 5${alarm} for account ${step}`)
      expect(container.querySelectorAll('li')).toHaveLength(3 - (step % 3))
    }
    stop()
  })
})

test('a node that was taken out altogether is removed without a word', () => {
  const parent = document.createElement('p')
  const text = document.createTextNode('gone')
  expect(parent.removeChild(text)).toBe(text)
  expect(parent.insertBefore(document.createTextNode('new'), text).parentNode).toBe(parent)
})
