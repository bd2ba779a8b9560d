import { main, prepare } from './bootstrap.mjs'
import { ensureChromium } from './machine-programs.mjs'
import { run } from './run-program.mjs'

// node scripts/measure-pages.mjs bench/pages/FILE ARGUMENTS: measures the built pages in a browser.
await main(async () => {
  const { node, env } = await prepare({ pages: true })
  const chromium = await ensureChromium()
  return chromium ? run(node, process.argv.slice(2), { env: { ...env, CHROMIUM_PATH: chromium } }) : 1
})
