import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { addressesOnly } from './bundling/addresses.ts'
import { chunkGroups } from './bundling/chunks.ts'
import { fontsAtOnce } from './bundling/fonts.ts'
import { iconByIcon } from './bundling/icons.ts'
import { assets, isFirst, speak } from './bundling/languages.ts'
import { servePreviewFrame } from './bundling/preview-frame.ts'
import { routeModuleErrors } from './bundling/route-modules.ts'
import { tokensStyleSheet } from './bundling/tokens.ts'

export default defineConfig({
  plugins: [
    reactRouter(),
    speak(),
    tokensStyleSheet(),
    fontsAtOnce(),
    addressesOnly(),
    iconByIcon(),
    routeModuleErrors(),
    servePreviewFrame(),
  ],
  ssr: { noExternal: [/^@mantine\//, /^@hearback\//, /^@atlaskit\//] },
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    assetsDir: assets,
    copyPublicDir: isFirst,
  },
  optimizeDeps: {
    include: [
      '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter',
      'react',
      'react/jsx-dev-runtime',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      '@mantine/core',
      '@mantine/form',
      '@mantine/hooks',
      '@tanstack/react-query',
      'get-nonce',
      'lucide-react',
      'socket.io-client',
      'virtua',
      'zod/mini',
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Inlines class names and URLs where they are used; saves 0.8 to 1.5 kB of gzipped scripts per public page.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            codeSplitting: {
              groups: chunkGroups(fileURLToPath(new URL('src', import.meta.url))),
            },
          },
        },
      },
    },
  },
})
