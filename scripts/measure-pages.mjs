import { main, prepare } from './bootstrap.mjs'
import { run } from './run-command.mjs'
import { ensureChromium } from './test/system-packages.mjs'

// node scripts/measure-pages.mjs bench/pages/FILE ARGUMENTS: measures the built pages in a browser.
await main(async () => {
  const { node, env } = await prepare({ pages: true })
  const chromium = await ensureChromium()
  return chromium ? run(node, process.argv.slice(2), { env: { ...env, CHROMIUM_PATH: chromium } }) : 1
})
