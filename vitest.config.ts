import fs from 'node:fs'
import { defineConfig } from 'vitest/config'

const web = ['web/vitest.config.ts'].filter((file) => fs.existsSync(file))

export default defineConfig({ test: { projects: ['vitest.unit.config.ts', ...web] } })
