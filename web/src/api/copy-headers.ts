/** Set by the worker on every copy that it keeps: when it was made, and by which build; on pages also what they are called. */
export const KEPT_AT = 'x-kept-at'
export const KEPT_BUILD = 'x-kept-build'
export const KEPT_TITLE = 'x-kept-title'
