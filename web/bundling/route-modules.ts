import type { Plugin } from 'vite'

const ROUTER = /[\\/]react-router[\\/]dist[\\/].*[\\/]routeModules\.js$/
const RELOAD = 'window.location.reload();'

/**
 * The router reloads the current page when a chunk of another page is missing after a deployment. Dispatches an event
 * instead, so that the page that was clicked is loaded (`features/offline/chunk-load-error.ts`). Fails the build if a
 * later release of the router has no such reload.
 */
export const routeModuleErrors = (): Plugin => ({
  name: 'hearback:route-module-errors',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!ROUTER.test(id.split('?')[0] ?? id)) return null
    if (code.split(RELOAD).length !== 2) this.error(`${id} has to reload the page once`)
    return { code: code.replace(RELOAD, "window.dispatchEvent(new Event('hearback:routeModuleError'));"), map: null }
  },
})
