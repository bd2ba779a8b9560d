import { defineConfig } from '@playwright/test'
import type { Options } from './fixtures.ts'
import { desktop, inInstallation, phone, withoutMotion } from './installation.ts'

/** Each page with changing state once: forms with errors, lists, the bell, settings, filters, chat and live steps. */
const translatedJourneys = [
  'accounts',
  'alerts',
  'answering',
  'chat',
  'data-rights',
  'main-job',
  'moderation',
  'numbers',
  'offers',
  'reports',
  'reviews',
  'search-filters',
  'translated-late-parts',
  'two-step',
].map((name) => `${name}.journey.ts`)

export default defineConfig<Options>({
  ...inInstallation(4173),
  testMatch: '*.journey.ts',
  projects: [
    // The only one with motion.
    { name: 'desktop', use: desktop },
    // Storage and translators of a phone's browser are the same; the filters of a phone stand in one sheet. Look-alikes have a
    // server of their own, and look at the page of moderators in the width of a phone too.
    {
      name: 'phone',
      use: { ...phone, ...withoutMotion, colorScheme: 'dark' },
      testIgnore: [
        'lookalikes.journey.ts',
        'search-filters.journey.ts',
        'storage.journey.ts',
        'translated-early.journey.ts',
      ],
    },
    { name: 'translated', use: { ...desktop, ...withoutMotion, translates: true }, testMatch: translatedJourneys },
  ],
})
