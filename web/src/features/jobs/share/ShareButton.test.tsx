import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../test/render-ui.tsx'
import { ShareButton } from './ShareButton.tsx'

const path = '/jobs/019a0000-0000-7000-8000-000000000001/baker'
const url = location.origin + path
const open = async () => {
  await renderUi(<ShareButton path={path} title="Baker" />)
  await page.getByRole('button', { name: 'Share this job' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Share this job' })).toBeVisible()
}
afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset.mantineColorScheme
})

test('copies the link without search parameters, and gives the focus back', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open()
  await page.getByRole('button', { name: 'Copy link' }).click()
  expect(copy).toHaveBeenCalledWith(url)
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Share this job' })).toHaveFocus()
})

test('the field of the link is selected by its focus, so that it can be copied by hand', async () => {
  await open()
  const field = page.getByRole('textbox', { name: 'Link to this job' })
  await field.click()
  const input = field.element() as HTMLInputElement
  expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(url)
})

test.each(['light', 'dark'])(
  'the QR code is black on white with an edge of four modules, in %s theme too',
  async (theme) => {
    await open()
    document.documentElement.dataset.mantineColorScheme = theme
    const code = page.getByRole('img', { name: 'QR code with the link to this job' }).element() as SVGSVGElement
    expect(getComputedStyle(code).backgroundColor).toBe('rgb(255, 255, 255)')
    expect(getComputedStyle(code.querySelector('path') as Element).fill).toBe('rgb(0, 0, 0)')
    const { x, y, width, height } = code.viewBox.baseVal
    expect([x, y]).toEqual([-4, -4])
    const path = (code.querySelector('path') as SVGPathElement).getBBox()
    expect(width - path.width).toBe(8)
    expect(height - path.height).toBe(8)
    // At least three pixels a module, so that a phone can read it from a screen.
    expect(code.getBoundingClientRect().width / width).toBeGreaterThan(3)
  },
)
