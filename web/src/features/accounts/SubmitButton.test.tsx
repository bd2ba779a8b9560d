import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { SubmitButton } from './SubmitButton.tsx'

test('before hydration the button has its final look, and the browser submits nothing', () => {
  const form = document.body.appendChild(document.createElement('form'))
  form.innerHTML = `<input name="email">${renderToString(<SubmitButton busy={false}>Sign in</SubmitButton>)}`
  const shown = page.getByRole('button', { name: 'Sign in' }).element() as HTMLButtonElement
  expect(shown).toMatchObject({ disabled: false, type: 'button' })
  // The first submit button is the one that Enter presses.
  expect(form.querySelector('[type=submit]')).toMatchObject({ disabled: true, hidden: true })
  form.remove()
})

test('once hydrated it submits', async () => {
  await renderUi(<SubmitButton busy={false}>Sign in</SubmitButton>)
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('type', 'submit')
})
