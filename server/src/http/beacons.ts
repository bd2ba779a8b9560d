import type { Api } from './bind.ts'

/** Within this scope, parses `text/plain` bodies as JSON: `navigator.sendBeacon` sends strings with that type. */
export async function acceptBeacons(api: Api, bindThere: (own: Api) => void): Promise<void> {
  await api.app.register((app, _options, done) => {
    const readJson = app.getDefaultJsonParser('error', 'error')
    app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: 10_000 }, readJson)
    bindThere({ ...api, app })
    done()
  })
}
