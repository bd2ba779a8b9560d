import type { Config } from '@react-router/dev/config'
import { precompress } from './precompress.ts'

export default {
  appDirectory: 'src',
  ssr: true,
  // The whole route manifest is one cached file: no request per link that comes into view.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config
