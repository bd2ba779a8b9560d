import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { servePreviewFrame } from './bundling/preview-frame.ts'
import { tokensStyleSheet } from './bundling/tokens.ts'

/** All tests of the web run in the system's Chromium. */
export default defineConfig({
  plugins: [react(), tokensStyleSheet(), servePreviewFrame()],
  optimizeDeps: {
    // A dependency found late reloads the page and breaks the first run: list new ones here.
    include: [
      'react',
      'react/jsx-dev-runtime',
      'react-dom/client',
      'react-dom/server',
      'react-router',
      '@mantine/core',
      '@mantine/form',
      '@mantine/hooks',
      '@tanstack/react-query',
      'axe-core',
      'd3-geo',
      'libphonenumber-js',
      'lucide-react',
      'maplibre-gl',
      'socket.io-client',
      'topojson-client',
      'virtua',
      'web-vitals',
      'vitest-browser-react',
      'zod/mini',
    ],
  },
  test: {
    name: 'web',
    // Ends what hangs and no more, as in vitest.unit.config.ts.
    testTimeout: 60_000,
    // A page on a slow machine takes longer than the standard second.
    expect: { poll: { timeout: 10_000 } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['test/empty-storage.ts'],
    // Pages at a time, each with storage of its own. The standard is one on two cores, which leaves a third of them idle.
    maxWorkers: 3,
    // After the unit tests, whose processes and timers would compete with the pages.
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: process.env.HEADLESS_SHELL || process.env.CHROMIUM_PATH || '/usr/bin/chromium',
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
          ],
        },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 900, height: 800 } }],
    },
  },
})
