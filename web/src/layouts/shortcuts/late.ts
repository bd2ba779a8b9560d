/** A file of its own, so that the names of all files that the palette needs stand here, and not on every page. */
export const loadShortcuts = async () => ({ default: (await import('./Shortcuts.tsx')).Shortcuts })
