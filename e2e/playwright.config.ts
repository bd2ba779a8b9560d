import { defineConfig } from '@playwright/test'
import type { Options } from './fixtures.ts'
import { desktop, inInstallation, phone, withoutMotion } from './installation.ts'

/** Between them they change the state of each page: forms with errors, lists, the bell, settings, chat and live steps. */
const changing = [
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
  'two-step',
].map((name) => `${name}.journey.ts`)
/** On a phone its filters stand in one sheet. */
const filters = 'search-filters.journey.ts'

const onPhone = { ...phone, ...withoutMotion, colorScheme: 'dark' as const }

// Each journey once on a desktop and once on a phone; drawing motion and translating are checked where state changes.
export default defineConfig<Options>({
  ...inInstallation(4173),
  testMatch: '*.journey.ts',
  projects: [
    { name: 'desktop', use: { ...desktop, ...withoutMotion }, testIgnore: [...changing, filters] },
    { name: 'desktop-motion', use: desktop, testMatch: [...changing, filters] },
    // Storage and translators of a phone's browser are the same.
    {
      name: 'phone',
      use: onPhone,
      testIgnore: [...changing, filters, 'storage.journey.ts', 'translated-early.journey.ts'],
    },
    { name: 'phone-translated', use: { ...onPhone, translates: true }, testMatch: changing },
    { name: 'desktop-translated', use: { ...desktop, ...withoutMotion, translates: true }, testMatch: filters },
  ],
})
