import type { Api } from './bind.ts'

/**
 * Serves one-click unsubscribe (RFC 8058): mail programs post a form with one constant field, whose content is
 * ignored. A GET, from clients without one-click support, changes nothing and redirects to `page`.
 */
export async function bindOneClickUnsubscribe(
  api: Api,
  { path, page }: { path: string; page: string },
  bindThere: (own: Api) => void,
): Promise<void> {
  await api.app.register((app, _options, done) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_000 },
      async () => ({}),
    )
    bindThere({ ...api, app })
    app.get(path, (request, reply) => reply.redirect(`${page}${new URL(request.url, 'http://x').search}`))
    done()
  })
}
