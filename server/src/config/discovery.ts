import { onOrOff, text } from './config-formats.ts'

/** How search engines and AI assistants find the jobs. */
export const discoverySettings = {
  MCP: onOrOff.default(true),
  INDEXNOW_KEY: text('8 to 128 letters, digits or hyphens', (value) => /^[a-zA-Z\d-]{8,128}$/.test(value)).optional(),
}

export const discoveryOf = ({ MCP, INDEXNOW_KEY }: { MCP: boolean; INDEXNOW_KEY?: string | undefined }) => ({
  /** Serves the MCP server for AI assistants. */
  mcp: MCP,
  /** Tells search engines about changed jobs (IndexNow); undefined: not. The key is public: its file is at the root. */
  indexNowKey: INDEXNOW_KEY,
})
