import { defineConfig } from '@playwright/test'
import { desktop, inInstallation, phone, withoutMotion } from '../installation.ts'

// EVERY_WIDTH=on: also with axe at 320 and 1920 pixels, where `npm test` checks only what lies outside the screen.
const everyWidth = process.env.EVERY_WIDTH === 'on'
// SCREENSHOTS=folder: in both themes, for people to look at (`npm run screenshots`).
const looking = Boolean(process.env.SCREENSHOTS)

export default defineConfig({
  ...inInstallation(4174, 'server/src/cli/demo.ts', 'server/src/cli/admin.ts moderator@people.example'),
  testMatch: '*.crawl.ts',
  timeout: 600_000,
  projects: [
    { name: 'desktop', use: desktop },
    { name: 'phone-dark', use: { ...phone, ...withoutMotion, colorScheme: 'dark' } },
    ...(everyWidth ? [{ name: 'narrow', use: { ...phone, viewport: { width: 320, height: 640 } } }] : []),
    ...(everyWidth ? [{ name: 'wide', use: { viewport: { width: 1920, height: 1080 } } }] : []),
    ...(looking ? [{ name: 'desktop-dark', use: { ...desktop, colorScheme: 'dark' as const } }] : []),
    ...(looking ? [{ name: 'phone', use: phone }] : []),
  ],
})
