/** Selector of the elements in which a key types or selects something, so that it is no shortcut. */
export const TYPING_ELEMENTS = 'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable],[role=menu]'
