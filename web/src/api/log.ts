/** Logs a note to the browser's console about a failure that is not an error of the page. */
export function note(text: string): void {
  // biome-ignore lint/suspicious/noConsole: product.md 4 and 5 require failed reads and missing ids in the log
  if (typeof window !== 'undefined') console.info(text)
}
