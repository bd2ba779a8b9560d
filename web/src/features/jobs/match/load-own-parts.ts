type OwnParts = typeof import('./OwnParts.tsx')

let loaded: OwnParts | undefined

/** The code that compares jobs with a profile; undefined until it is loaded. */
export const loadedOwnParts = (): OwnParts | undefined => loaded

/** Loads the code that compares jobs with a profile. Rejects if its chunk cannot be fetched. */
export async function loadOwnParts(): Promise<OwnParts> {
  loaded = await import('./OwnParts.tsx')
  return loaded
}
