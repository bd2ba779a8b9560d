/**
 * The advisory lock of file removals: removals take it shared for their transaction, a backup exclusively.
 * So a file that a row named at the start of a backup exists until the backup has copied it.
 */
export const removalLock = "hashtext('removal of files')"
