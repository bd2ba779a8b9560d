import type { Api } from './bind.ts'

/** Browsers send what must outlive a page as text: within this scope such bodies are read as the JSON that they are. */
export async function forBeacons(api: Api, bindThere: (own: Api) => void): Promise<void> {
  await api.app.register((app, _options, done) => {
    const readJson = app.getDefaultJsonParser('error', 'error')
    app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: 10_000 }, readJson)
    bindThere({ ...api, app })
    done()
  })
}
