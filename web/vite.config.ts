import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const REACT = /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack)[\\/]/
const KIT = /node_modules[\\/](@mantine|@floating-ui|react-remove-scroll|clsx|get-nonce|tslib|use-|react-style)/
const ICONS = /node_modules[\\/]lucide-react[\\/]/

export default defineConfig({
  plugins: [reactRouter()],
  ssr: { noExternal: [/^@mantine\//, /^@hearback\//, /^@atlaskit\//] },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
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
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: REACT },
                { name: 'kit', test: KIT, minShareCount: 2 },
                { name: 'icons', test: ICONS, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
})
