/** After this time what was written is seen by everybody, wherever they read it. */
const seconds = 11
const name = 'wrote'

/** Tells the next requests of this browser that something was just written, and nothing about who they are. */
export const readYourWritesCookie = (publicUrl: string): string =>
  `${name}=1; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`

/** Whether whoever asks has just written something, and must see it. */
export const hasWrittenRecently = ({ cookie = '' }: { cookie?: string | undefined }): boolean =>
  cookie.split(/; */).includes(`${name}=1`)
