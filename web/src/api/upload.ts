import type { Endpoint, ReplyOf } from '@hearback/contract/endpoint.ts'
import { ApiError, addressOf } from './call.ts'
import { sessionToken } from './session.ts'

const LOST = { code: 'offline', message: 'The file did not arrive. Check the connection and try again.' }

/** Sends one file and tells how far it has come, from 0 to 1; fetch cannot say that. */
export function upload<E extends Endpoint & { upload: number }>(
  endpoint: E,
  file: Blob,
  onProgress: (share: number) => void,
): Promise<ReplyOf<E>> {
  const form = new FormData()
  form.append('file', file)
  const request = new XMLHttpRequest()
  request.open(endpoint.method, addressOf(endpoint.path, {}))
  request.setRequestHeader('accept', 'application/json')
  request.setRequestHeader('auth-token', sessionToken() ?? '')
  request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(new ApiError(0, LOST))
    request.onload = () => {
      const body = parsed(request.responseText)
      if (request.status < 300) resolve(body as ReplyOf<E>)
      else reject(new ApiError(request.status, body))
    }
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
