import * as contract from '@hearback/contract/people/library-files.ts'
import { Id } from '@hearback/contract/values/primitives.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { serveFile } from '../../http/files/serve-file.ts'
import { readerOfSignedUrl, type SignedQuery } from '../files/signed-urls.service.ts'
import { noSuchFile } from '../files/stored-file.service.ts'
import { openSentFile } from './application-files.service.ts'
import * as library from './library-files.service.ts'

export function fileLibraryRoutes(api: Api, deps: Deps): void {
  bind(api, contract.listLibraryFiles, async (r) => ({ files: await library.libraryOf(deps, r.viewer) }))
  bind(api, contract.addLibraryFile, async (r) => ({
    file: await library.addToLibrary(deps, r.viewer, { kind: r.body.kind, file: r.file }),
  }))
  bind(api, contract.changeLibraryFile, async (r) => ({
    file: await library.changeInLibrary(deps, r.viewer, r.params.id, r.body),
  }))
  bind(api, contract.removeLibraryFile, async (r) => {
    await library.removeFromLibrary(deps, r.viewer, r.params.id)
    return {}
  })
  bind(api, contract.restoreLibraryFile, async (r) => ({
    file: await library.restoreToLibrary(deps, r.viewer, r.params.id),
  }))
  const signedReader = (path: string, query: SignedQuery) => readerOfSignedUrl(deps, path, query)
  serveFile<{ id: string }>(api, '/files/library/:id', {
    signedReader,
    open: async (reader, { id }) => library.openLibraryFile(deps, reader, idOf(id)),
  })
  serveFile<{ applicationId: string; id: string }>(api, '/files/applications/:applicationId/:id', {
    signedReader,
    open: async (reader, { applicationId, id }, member) =>
      openSentFile(deps, { readerId: reader, member }, { applicationId: idOf(applicationId), fileId: idOf(id) }),
  })
}

function idOf(text: string): string {
  if (!Id.safeParse(text).success) throw noSuchFile()
  return text
}
