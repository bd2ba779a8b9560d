/** After this time replicas and caches show a write to everybody. */
const seconds = 11
const name = 'wrote'

/** A cookie that marks the browser as having written recently. It identifies no one. */
export const readYourWritesCookie = (publicUrl: string): string =>
  `${name}=1; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`

/** Whether the client has written recently, and must be served from the primary. */
export const hasWrittenRecently = ({ cookie = '' }: { cookie?: string | undefined }): boolean =>
  cookie.split(/; */).includes(`${name}=1`)
