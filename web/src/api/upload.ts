import type { Endpoint, ReplyOf } from '@hearback/contract/endpoint.ts'
import * as t from '@hearback/texts/web/api.ts'
import { ApiError, addressOf } from './call.ts'
import { translated } from './refusals.ts'
import { sessionToken } from './session.ts'

const LOST = { code: 'offline', message: t.uploadFailed }

interface UploadOptions {
  /** Form fields sent with the file. */
  fields?: Record<string, string>
  signal?: AbortSignal
}

/** Uploads one file and reports the progress from 0 to 1. Uses XMLHttpRequest, because fetch has no upload progress. */
export function upload<E extends Endpoint & { upload: number }>(
  endpoint: E,
  file: Blob,
  onProgress: (share: number) => void,
  { fields = {}, signal }: UploadOptions = {},
): Promise<ReplyOf<E>> {
  const form = new FormData()
  // Fields go before the file: the server reads the parts in order and needs the fields to validate it.
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  const request = new XMLHttpRequest()
  request.open(endpoint.method, addressOf(endpoint.path, {}))
  request.setRequestHeader('accept', 'application/json')
  request.setRequestHeader('auth-token', sessionToken() ?? '')
  request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(new ApiError(0, LOST))
    request.onabort = () => reject(signal?.reason ?? new ApiError(0, LOST))
    request.onload = () => {
      const body = parsed(request.responseText)
      if (request.status < 300) resolve(body as ReplyOf<E>)
      else void translated(body).then((words) => reject(new ApiError(request.status, words)))
    }
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}
