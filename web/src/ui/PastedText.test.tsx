import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../test/render-ui.tsx'
import { TextArea } from './fields/TextField.tsx'
import { pastedText } from './pasted-text.ts'

const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span>About us</span></p><ul>
<li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Bake bread</span></p></li>
<li dir="ltr"><p dir="ltr" role="presentation"><span>Clean</span></p></li><ul><li dir="ltr"><p><span>Ovens</span></p></li></ul></ul>
<ol><li><p>Apply</p></li><li><p>Meet us</p></li></ol><br><table><tr><td><p>Mon</p></td><td><p>8&nbsp;am</p></td></tr><tr><td>Tue</td><td>9 am</td></tr></table></b>`

describe('pasted text', () => {
  test('of Google Docs keeps its lists and tables', () => {
    expect(pastedText('About us\nBake bread\nClean\nOvens\nApply', docs)).toBe(
      'About us\n\n- Bake bread\n- Clean\n- Ovens\n\n1. Apply\n2. Meet us\n\nMon 8 am\nTue 9 am',
    )
  })

  test('of a web page has nested items and none of its scripts', () => {
    const page =
      '<h2>Tasks</h2><div>We <b>bake</b>.</div><ul><li>Bread<ul><li>Rye</li></ul></li><li>Cake</li></ul><script>x()</script>'
    expect(pastedText('', page)).toBe('Tasks\n\nWe bake.\n\n- Bread\n- Rye\n- Cake')
  })

  test.each([
    ['Word', '•\tBake\r\n•\tClean\r\no\tOvens\r\n§ 5 counts', '- Bake\n- Clean\n- Ovens\n§ 5 counts'],
    ['LibreOffice', '\uF0B7\tBake\n\uF0A7 Clean\n\uF0FC  Lock up', '- Bake\n- Clean\n- Lock up'],
    ['Outlook', '·        Bake\n➢ Clean', '- Bake\n- Clean'],
  ])('of %s has a list of its bullets', (_, plain, text) => expect(pastedText(plain, '<p>Bake</p>')).toBe(text))

  test('of Notion loses the marks of Markdown', () => {
    const markdown =
      '## About us\n\n**We** bake.\n\n* Bread\n* **Cake**\n\n| Day | Hours |\n| --- | --- |\n| Mon | 8–3 |\n'
    expect(pastedText(markdown, '')).toBe('About us\n\nWe bake.\n\n- Bread\n- Cake\n\nDay Hours\nMon 8–3\n')
  })

  test.each([
    'We pay $20 * 1.5 for 2 ** nights',
    '#1 bakery in town\n- Bread\n5 * stars',
    'o clock\n · \n-5 °C',
    'First\n\n\n  Second line\twith a tab',
  ])('that is plain stays as it is: %s', (plain) => {
    expect(pastedText(plain, '')).toBe(plain)
    expect(pastedText(plain, '<div>VS Code</div>')).toBe(plain)
  })
})

function Form() {
  const [text, setText] = useState('Start. End.')
  return <TextArea label="Text" value={text} onChange={(event) => setText(event.currentTarget.value)} />
}

test('is inserted at the caret, and taken back by undo', async () => {
  await renderUi(<Form />)
  const field = page.getByLabelText('Text')
  await userEvent.click(field)
  const area = field.element() as HTMLTextAreaElement
  area.setSelectionRange(7, 7)
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'Bread\nCake\n')
  clipboardData.setData('text/html', '<ul><li>Bread</li><li>Cake</li></ul>')
  area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(field).toHaveValue('Start. - Bread\n- CakeEnd.')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(field).toHaveValue('Start. End.')
})
