import { defineConfig } from '@playwright/test'
import { desktop, inInstallation, phone } from './installation.ts'

export default defineConfig({
  ...inInstallation(4173),
  testMatch: '*.journey.ts',
  projects: [
    { name: 'desktop', use: desktop },
    { name: 'phone', use: { ...phone, colorScheme: 'dark' } },
  ],
})
