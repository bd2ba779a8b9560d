/** Region of a locale such as "en-US" (BCP 47); undefined if it has none or is invalid. */
export function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region
  } catch {
    return undefined
  }
}
