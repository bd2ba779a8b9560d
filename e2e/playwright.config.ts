import { defineConfig } from '@playwright/test'
import type { Options } from './fixtures.ts'
import { desktop, inInstallation, phone } from './installation.ts'

/** Pages that change most after they have loaded: forms with errors, lists, chat and live steps. */
const translatedJourneys = ['accounts', 'answering', 'chat', 'main-job', 'offers', 'reports'].map(
  (name) => `${name}.journey.ts`,
)

export default defineConfig<Options>({
  ...inInstallation(4173),
  testMatch: '*.journey.ts',
  projects: [
    { name: 'desktop', use: desktop },
    // The storage of a phone's browser is no other, and half of its menus are folded.
    { name: 'phone', use: { ...phone, colorScheme: 'dark' }, testIgnore: 'storage.journey.ts' },
    { name: 'translated', use: { ...desktop, translates: true }, testMatch: translatedJourneys },
  ],
})
