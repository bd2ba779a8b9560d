import { defineConfig } from '@playwright/test'
import { desktop, inInstallation, phone } from '../installation.ts'

// SCREENSHOTS=folder: in both themes, for people to look at (`npm run screenshots`).
const looking = Boolean(process.env.SCREENSHOTS)

export default defineConfig({
  ...inInstallation(4174, 'server/src/cli/demo.ts', 'server/src/cli/admin.ts moderator@people.example'),
  testMatch: '*.crawl.ts',
  timeout: 600_000,
  projects: [
    { name: 'desktop', use: desktop },
    { name: 'phone-dark', use: { ...phone, colorScheme: 'dark' } },
    ...(looking ? [{ name: 'desktop-dark', use: { ...desktop, colorScheme: 'dark' as const } }] : []),
    ...(looking ? [{ name: 'phone', use: phone }] : []),
  ],
})
