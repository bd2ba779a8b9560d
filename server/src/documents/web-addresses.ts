const mostCharacters = 500

/** Whether a link of a document leads to a page of the web, rather than to a script, a file or an email. */
export const isWebAddress = (url: string): boolean => /^https?:\/\/\S+$/iu.test(url) && url.length <= mostCharacters
