export const title = 'API reference'
export const intro =
  'Every call of this site’s API, with code samples in curl, JavaScript, and Python. You don’t need an account to search jobs.'
export const errors =
  'Requests and replies are JSON. An error has a code, a message, and the fields that are wrong. Searches are limited to 600 a minute.'
export const assistants = 'AI assistants can search through the MCP server at'
export const download = 'Download the OpenAPI document'
export const skip = 'Skip to the reference'
export const navigation = 'Main'
export const jobs = 'Jobs'
export const otherLanguage = 'Español'
export const loading = 'Loading the reference…'
export const withoutScripts = 'The reference needs JavaScript. The OpenAPI document has the same information.'
