import { fileURLToPath } from 'node:url'
import { main } from './bootstrap.mjs'
import { npmCommand, outputOf, say } from './run-program.mjs'

/** @typedef {{ 'bom-ref': string, name: string, properties?: { name: string }[] }} Component */
/** @typedef {{ metadata: { component: Component }, components: Component[], dependencies: { ref: string, dependsOn?: string[] }[] }} Bom */

/**
 * The list of components (CycloneDX) of what production runs, by the lock file: without those that build and test. npm's own
 * `--omit=dev` drops every package that a workspace runs and the root tests with.
 * @param {Bom} bom @returns {Bom}
 */
export function ofProduction(bom) {
  const builds = ({ properties = [] }) => properties.some(({ name }) => name === 'cdx:npm:package:development')
  const components = bom.components.filter((one) => !builds(one))
  const kept = new Set([...components, bom.metadata.component].map((one) => one['bom-ref']))
  const dependencies = bom.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) }))
  // npm takes the name of the folder.
  const component = { ...bom.metadata.component, name: 'hearback' }
  return { ...bom, metadata: { ...bom.metadata, component }, components, dependencies }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const words = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
    say(JSON.stringify(ofProduction(JSON.parse(await outputOf(...npmCommand(words)))), null, 2))
    return 0
  })
}
