import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Toaster } from './Toast.tsx'
import { toast } from './toast-store.ts'

test('browsers translate the sentence of a toast without the names in it', async () => {
  const screen = await render(<Toaster />)
  toast({ text: { of: (name) => `${name} is blocked.`, names: ['Rosa Bread'] } })
  await expect.element(screen.getByText('Rosa Bread is blocked.')).toBeVisible()
  await expect.element(screen.getByText('Rosa Bread', { exact: true })).toHaveAttribute('translate', 'no')
})
