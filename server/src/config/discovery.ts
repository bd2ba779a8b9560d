import { address, onOrOff, text } from './config-formats.ts'

/** How search engines and AI assistants find the jobs. */
export const discoverySettings = {
  MCP: onOrOff.default(true),
  INDEXNOW_KEY: text('8 to 128 letters, digits or hyphens', (value) => /^[a-zA-Z\d-]{8,128}$/.test(value)).optional(),
  INDEXNOW_ENDPOINT: address(['http', 'https'], 'https://www.bing.com/indexnow').default(
    'https://api.indexnow.org/indexnow',
  ),
}

interface Settings {
  readonly MCP: boolean
  readonly INDEXNOW_KEY?: string | undefined
  readonly INDEXNOW_ENDPOINT: string
}

export const discoveryOf = ({ MCP, INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint }: Settings) => ({
  /** Serves the MCP server for AI assistants. */
  mcp: MCP,
  /** Tells search engines about changed jobs; undefined: not. The key is public: its file is at the root. */
  indexNow: key === undefined ? undefined : { key, endpoint },
})
