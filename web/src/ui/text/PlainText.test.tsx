import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PlainText } from './PlainText.tsx'
import { blocksOf } from './plain-text.ts'

test('blank lines separate paragraphs, and single line breaks are kept', () => {
  expect(blocksOf('One\r\ntwo\n\n \nThree\n')).toEqual([
    { kind: 'paragraph', text: 'One\ntwo' },
    { kind: 'paragraph', text: 'Three' },
  ])
})

test('lines that begin with a dash are a list, also right under a sentence', () => {
  expect(blocksOf('Each day you\nwill:\n- bake\n - clean\n• sell\nAnd rest.')).toEqual([
    { kind: 'paragraph', text: 'Each day you\nwill:' },
    { kind: 'list', items: ['bake', 'clean', 'sell'] },
    { kind: 'paragraph', text: 'And rest.' },
  ])
})

test('a short line without final punctuation is a heading', () => {
  const kinds = (text: string) => blocksOf(text).map(({ kind }) => kind)
  expect(kinds('What you will do\n\n- bake')).toEqual(['caption', 'list'])
  expect(kinds('You will bake.\n\n- bread')).toEqual(['paragraph', 'list'])
  expect(kinds('Bread\n\nApply soon')).toEqual(['caption', 'paragraph'])
})

test('a dash without a following space, or within a line, is not a list', () => {
  expect(blocksOf('-5 degrees\nnine - five')).toEqual([{ kind: 'paragraph', text: '-5 degrees\nnine - five' }])
})

test('renders nothing for an empty text', () => {
  expect(blocksOf(' \n\n')).toEqual([])
})

test('does not interpret markup', async () => {
  const screen = await render(<PlainText text={'<b>Bold</b>\n\n- <script>alert(1)</script>'} />)
  await expect.element(screen.getByText('<b>Bold</b>')).toBeVisible()
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('<script>alert(1)</script>')
})
