/**
 * Whether a key belongs to an input method (IME), such as the Enter that confirms a composition. Safari ends the
 * composition before that key, which only its key code 229 tells.
 */
export const isComposing = ({ isComposing: composes, keyCode }: KeyboardEvent): boolean => composes || keyCode === 229
