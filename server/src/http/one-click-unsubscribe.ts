import type { Api } from './bind.ts'

/**
 * Mail programs post a form of one field to the address that ends a mail's kind (RFC 8058); it says nothing, so it is
 * taken and dropped. Older ones open the address in a browser: that changes nothing and leads to `page`.
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
