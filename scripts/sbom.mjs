import { fileURLToPath } from 'node:url'
import { main } from './bootstrap.mjs'
import { captureOutput, log, npmCommand } from './run-command.mjs'

/** @typedef {{ 'bom-ref': string, name: string, properties?: { name: string }[] }} Component */
/** @typedef {{ metadata: { component: Component }, components: Component[], dependencies: { ref: string, dependsOn?: string[] }[] }} Bom */

/**
 * Removes development components from a CycloneDX bill of materials.
 * npm's `--omit=dev` also drops packages that a workspace needs at run time and the root for tests.
 * @param {Bom} bom @returns {Bom}
 */
export function withoutDevComponents(bom) {
  const builds = ({ properties = [] }) => properties.some(({ name }) => name === 'cdx:npm:package:development')
  const components = bom.components.filter((one) => !builds(one))
  const kept = new Set([...components, bom.metadata.component].map((one) => one['bom-ref']))
  const dependencies = bom.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) }))
  // npm uses the name of the folder.
  const component = { ...bom.metadata.component, name: 'hearback' }
  return { ...bom, metadata: { ...bom.metadata, component }, components, dependencies }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const words = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
    log(JSON.stringify(withoutDevComponents(JSON.parse(await captureOutput(...npmCommand(words)))), null, 2))
    return 0
  })
}
