const ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** Whether the text is a valid id; a URL without one is a 404. */
export const isId = (text: string): boolean => ID.test(text)
