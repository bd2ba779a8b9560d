/** A separate chunk, so that the file names of the palette's chunks are listed here and not on every page. */
export const loadShortcuts = async () => ({ default: (await import('./Shortcuts.tsx')).Shortcuts })
