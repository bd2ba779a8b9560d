interface PolicyInput {
  /** Of the styles that the component library adds in the browser. */
  nonce: string
  /** Sources of the inline scripts: their hashes. */
  scripts: readonly string[]
  url: string
  publicUrl: string
  mode: 'development' | 'production'
  /** The origins from which maps load tiles. */
  mapOrigins?: readonly string[]
}

/** The only page with Stripe's card fields. Links to it load the whole document, so that this policy applies. */
const PAYMENT_PAGE = '/checkout'
const STRIPE = {
  script: ' https://js.stripe.com',
  frame: ' https://js.stripe.com https://hooks.stripe.com',
  connect: ' https://api.stripe.com',
}
const NOBODY = { script: '', frame: '', connect: '' }

/**
 * Inline scripts need a hash, inline styles a nonce. Style attributes are allowed, because the component library writes positions and
 * sizes into server-rendered HTML. User content is sanitized before it becomes HTML. The only page of ours
 * that may be framed is the frame that shows files.
 */
export function contentSecurityPolicy({ nonce, scripts, url, publicUrl, mode, mapOrigins = [] }: PolicyInput): string {
  const pay = url.split('?', 1)[0] === PAYMENT_PAGE ? STRIPE : NOBODY
  const socket = publicUrl.replace(/^http/, 'ws')
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(scripts)].join(' ')}${pay.script}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src ${["'self'", mode === 'development' ? 'ws: wss:' : socket, ...mapOrigins].join(' ')}${pay.connect}`,
    `frame-src 'self'${pay.frame}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The headers that every page carries beside the policy. */
export const pageHeaders = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  'cache-control': 'private, no-cache',
} as const

/**
 * The headers of the frame that shows files (docs/decisions/0051-files-are-shown-in-a-sandbox.md). Its origin is opaque, so
 * a script in it reaches no session and no storage; it may load our own scripts and nothing else. Workers start from blobs,
 * because no other address has an opaque origin, and decode pictures by WebAssembly.
 */
export const previewFrameHeaders = (publicUrl: string) => ({
  'content-security-policy': [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src 'self' ${publicUrl} 'wasm-unsafe-eval'`,
    'worker-src blob:',
    `style-src 'self' ${publicUrl}`,
    'img-src blob:',
    `font-src 'self' ${publicUrl}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), clipboard-read=(), fullscreen=()',
  'cache-control': 'no-cache',
})
