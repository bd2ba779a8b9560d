/** A note for whoever looks into the browser's console: of things that go wrong without being an error of the page. */
export function note(text: string): void {
  // biome-ignore lint/suspicious/noConsole: product.md 4 and 5 want failed reads and missing ids in the log
  if (typeof window !== 'undefined') console.info(text)
}
