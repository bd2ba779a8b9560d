import { type ComponentType, Fragment, lazy, type ReactNode, Suspense, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { translate } from '../../../test/translate.ts'
import { CodeField } from '../fields/CodeField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { Avatar } from '../figures/Avatar.tsx'
import { RateTag } from '../pay/RateTag.tsx'
import { Keys } from '../shortcuts/Keys.tsx'
import { Wordmark } from '../Wordmark.tsx'
import { Sentence } from './Sentence.tsx'
import { followTranslators, reportUntranslated } from './translated-dom.ts'
import { Verbatim } from './Verbatim.tsx'

beforeAll(() => followTranslators(document))

/** Texts that appear, disappear and change beside other nodes, like errors, counters and lists. */
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

test('removing an already removed node does not throw', () => {
  const parent = document.createElement('p')
  const text = document.createTextNode('gone')
  expect(parent.removeChild(text)).toBe(text)
  expect(parent.insertBefore(document.createTextNode('new'), text).parentNode).toBe(parent)
})

/** Structures that crashed other products under a translator. */
const SHAPES: Record<string, (flag: boolean) => ReactNode> = {
  'a fragment whose text changes behind an element that is swapped': (flag) => (
    <>
      {flag ? <i>Done</i> : <span>Waiting</span>}
      {flag ? '2' : '1'}
    </>
  ),
  'a text in place of an element': (flag) => (flag ? 'EUR (bank)' : <em>Loading</em>),
  'an element in place of a text': (flag) => (flag ? <em>Sent</em> : 'Sending'),
  'a text before an icon': (flag) => (
    <>
      {flag ? 'Pause' : 'Play'} <svg width="4" height="4" aria-hidden="true" />
    </>
  ),
  'a text that goes before a line break': (flag) => (
    <>
      {flag ? '' : 'First'}
      <br />
      {flag && 'Second'}
    </>
  ),
  'a text that comes between others': (flag) => (
    <>
      {'One '}
      {flag && 'two '}
      {'three'}
    </>
  ),
  'texts that change places': (flag) =>
    (flag ? ['b', 'a'] : ['a', 'b']).map((key) => <Fragment key={key}>{key} </Fragment>),
  'several texts that all go': (flag) => !flag && ['Some ', 'more ', 'words'],
}

function Toggling({ shape }: { shape: (flag: boolean) => ReactNode }) {
  const [flag, setFlag] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setFlag(!flag)}>
        Toggle
      </button>
      <p>{shape(flag)}</p>
    </>
  )
}

const cases = (['wrap', 'replace'] as const).flatMap((mode) => Object.keys(SHAPES).map((name) => ({ mode, name })))

test.each(cases)('$name is what React says, with texts that a translator has had to $mode', async ({ mode, name }) => {
  const shape = SHAPES[name] ?? (() => null)
  const own = await render(<Toggling shape={shape} />)
  const expected = []
  for (const _ of [1, 2, 3]) {
    await own.getByRole('button').click()
    expected.push(own.container.textContent?.replace(/\s+/gu, ' '))
  }
  await own.unmount()
  const screen = await render(<Toggling shape={shape} />)
  const stop = translate(screen.container, { mode, isContinuous: true })
  for (const text of expected) {
    await screen.getByRole('button').click()
    await expect.poll(() => screen.container.textContent?.replace(/\s+/gu, ' ')).toBe(text)
  }
  stop()
  await screen.unmount()
})

test.each(['wrap', 'replace'] as const)(
  'a page goes on after its reader went back to the original texts: %s',
  async (mode) => {
    const screen = await render(<Changing />)
    const { container } = screen
    translate(container, { mode, isContinuous: false })
    for (const font of container.querySelectorAll('font > font')) {
      const text = font.firstChild
      if (text) font.parentElement?.replaceWith(mode === 'wrap' ? text : text.cloneNode())
    }
    for (const step of [1, 2, 3]) {
      await screen.getByRole('button').click()
      const alarm = step > 1 ? `${step === 2 ? ' last one' : ''}locked soon` : ''
      await expect
        .poll(() => shown(container, 'p'))
        .toBe(`Wrong password. Attempts: ${step} of 5${alarm} for account ${step}`)
    }
  },
)

function Counting() {
  const [presses, setPresses] = useState(0)
  return (
    <section>
      <p>No jobs {'here'}</p>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Pressed {presses}
      </button>
    </section>
  )
}

describe('a part that is hydrated late', () => {
  let root: Root | undefined
  afterEach(() => {
    root?.unmount()
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })

  /** The part as it is after the page is hydrated; `load` lets its code come. */
  function page() {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    document.body.innerHTML =
      '<main><h1>Jobs</h1><!--$--><section><p>No jobs <!-- -->here</p><button type="button">Pressed <!-- -->0</button></section><!--/$--></main>'
    const { promise, resolve: load } = Promise.withResolvers<{ default: ComponentType }>()
    const Late = lazy(() => promise)
    const app = (
      <main>
        <h1>Jobs</h1>
        <Suspense>
          <Late />
        </Suspense>
      </main>
    )
    root = hydrateRoot(document.body, app, { onRecoverableError: reportUntranslated })
    return { reported, load: () => load({ default: Counting }) }
  }

  const button = () => document.querySelector('button')

  test.each(['wrap', 'replace'] as const)(
    'works although a translator has had to %s its texts before, and no error is reported',
    async (mode) => {
      const { reported, load } = page()
      const stop = translate(document.body, { mode, isContinuous: true })
      load()
      await expect
        .poll(() => {
          button()?.click()
          return button()?.textContent
        })
        .toBe('Pressed 2')
      expect(document.body.textContent).toContain('No jobs here')
      expect(document.querySelectorAll('section')).toHaveLength(1)
      expect(reported).not.toHaveBeenCalled()
      stop()
    },
  )

  test('reports a mismatch that no translator has made', async () => {
    const { reported, load } = page()
    const text = document.querySelector('p')
    if (text) text.textContent = 'Other jobs'
    load()
    await expect.poll(() => document.body.textContent).toContain('No jobs here')
    expect(reported).toHaveBeenCalledOnce()
  })
})

test('names, addresses, amounts and codes are not translated', async () => {
  const screen = await render(
    <>
      <Verbatim>Red Apple</Verbatim>
      <Wordmark />
      <Avatar id="a" name="Bill Wood" />
      <RateTag from={20} to={30} currency="USD" period="hour" />
      <Keys keys={['Enter']} />
      <TextField label="Email" type="email" value="may@people.example" readOnly />
      <CodeField />
      <p>Translated</p>
    </>,
  )
  translate(screen.container, { mode: 'wrap', isContinuous: false })
  const translated = [...screen.container.querySelectorAll('font > font')].map((font) => font.textContent)
  expect(translated).toContain('Translated')
  for (const text of ['Red Apple', 'hearback', 'BW', '$20–$30', 'Enter'])
    expect(translated.some((one) => one?.includes(text))).toBe(false)
  for (const field of screen.container.querySelectorAll('input')) expect(field.translate).toBe(false)
})

test('names inside a sentence stay as they are, in the order of each language', async () => {
  const screen = await render(
    <h2>
      <Sentence
        of={(job, company) => `${company} invites you: ${job}. ${company} waits.`}
        names={['Baker', 'Red Apple']}
      />
    </h2>,
  )
  translate(screen.container, { mode: 'wrap', isContinuous: false })
  const heading = screen.getByRole('heading', { name: 'Red Apple invites you: Baker. Red Apple waits.' })
  await expect.element(heading).toBeVisible()
  const translated = [...screen.container.querySelectorAll('font > font')].map((font) => font.textContent)
  expect(translated).toEqual([' invites you: ', '. ', ' waits.'])
})

test.each([
  ['no name', 'Nobody answered.', []],
  ['a name of private-use characters', '\uE001\uE000 answered.', ['\uE001\uE000']],
])('a sentence with %s is whole', async (_, expected, names) => {
  const screen = await render(<Sentence of={(name = 'Nobody') => `${name} answered.`} names={names} />)
  expect(screen.container.textContent).toBe(expected)
})

test.each([
  ['Ana G.', 'You blocked Ana G. She stays blocked.'],
  ['Acme', 'You blocked Acme. She stays blocked.'],
])('a sentence that ends with the name %s has one period', async (name, expected) => {
  const screen = await render(<Sentence of={(who) => `You blocked ${who}. She stays blocked.`} names={[name]} />)
  expect(screen.container.textContent).toBe(expected)
})
