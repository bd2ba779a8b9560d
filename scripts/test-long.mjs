import { main, prepare } from './bootstrap.mjs'
import { run, say } from './run-program.mjs'

// node scripts/test-long.mjs OPTIONS OF VITEST: hostile input for as long as one likes, by a seed that is said, so that it can be repeated.
await main(async () => {
  const { node, env } = await prepare({ pages: false })
  const seed = env.FUZZ_SEED ?? String(Math.floor(Math.random() * 2 ** 31))
  const settings = { FUZZ_RUNS: env.FUZZ_RUNS ?? '500', FUZZ_SEED: seed, SLOW_CLIENTS: env.SLOW_CLIENTS ?? '500' }
  say(
    Object.entries(settings)
      .map((pair) => pair.join('='))
      .join(' '),
  )
  const words = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'unit',
    '--testTimeout=3600000',
    'server/test/hostile',
  ]
  return run(node, [...words, ...process.argv.slice(2)], { env: { ...env, ...settings } })
})
