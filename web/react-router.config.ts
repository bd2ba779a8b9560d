import type { Config } from '@react-router/dev/config'
import { assets, isFirst, language } from './bundling/languages.ts'
import { buildPreviewFrame } from './bundling/preview-frame.ts'
import { shortenRouteTable } from './bundling/route-table.ts'
import { buildWorker } from './bundling/worker.ts'
import { precompress } from './precompress.ts'

export default {
  appDirectory: 'src',
  ssr: true,
  ...(!isFirst && { basename: `/${language}`, buildDirectory: `build/${language}` }),
  // The whole route manifest is one cached file: no request for each visible link.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    await shortenRouteTable(`${buildDirectory}/client/${assets}`, `${buildDirectory}/routes.json`)
    if (isFirst) {
      await buildWorker(`${buildDirectory}/client`)
      await buildPreviewFrame(`${buildDirectory}/client`)
    }
    await precompress(`${buildDirectory}/client`)
  },
} satisfies Config
