/**
 * Takes a full-page screenshot, including content that browsers render only near the viewport.
 * @param {import('@playwright/test').Page} page @param {string} path
 */
export async function takeFullPageScreenshot(page, path) {
  // No style element: the content security policy forbids it.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await page.screenshot({ path, fullPage: true })
}
