/**
 * A picture of the whole page, with what is far below the window, which browsers do not draw until it comes near.
 * @param {import('@playwright/test').Page} page @param {string} path
 */
export async function takeWholePicture(page, path) {
  // No style element: the policy of the pages lets none in.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await page.screenshot({ path, fullPage: true })
}
