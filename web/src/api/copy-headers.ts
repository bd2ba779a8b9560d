/** Headers that the service worker adds to cached copies: time and build; for pages also the title. */
export const KEPT_AT = 'x-kept-at'
export const KEPT_BUILD = 'x-kept-build'
export const KEPT_TITLE = 'x-kept-title'
