/** Generates 128 random bits; `crypto.randomUUID` is missing in insecure contexts. */
export const randomId = (): string =>
  crypto.getRandomValues(new Uint8Array(16)).reduce((id, byte) => id + byte.toString(16).padStart(2, '0'), '')
