const ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** Whether an address can name anything at all: what has no id in it is a page that is not there. */
export const isId = (text: string): boolean => ID.test(text)
