import { Id } from '@hearback/contract/values/primitives.ts'
import type { Deps } from '../../../deps.ts'
import type { Api } from '../../../http/bind.ts'
import { serveFile } from '../../../http/files/serve-file.ts'
import { readerOfSignedUrl } from '../../files/signed-urls.service.ts'
import { noSuchFile } from '../../files/stored-file.service.ts'
import { type FilePart, openMessageFile } from './message-files.service.ts'

/** Serves files of messages to the two people of the chat. */
export function messageFilesRoutes(api: Api, deps: Deps): void {
  const serve = (path: string, part: FilePart) =>
    serveFile<{ messageId: string }>(api, path, {
      role: 'recruiter',
      signedReader: (signedPath, query) => readerOfSignedUrl(deps, signedPath, query),
      async open(reader, { messageId }) {
        if (!Id.safeParse(messageId).success) throw noSuchFile()
        return openMessageFile(deps, reader, messageId, part)
      },
    })
  serve('/files/chat/:messageId', 'file')
  serve('/files/chat/:messageId/thumbnail', 'thumbnail')
}
