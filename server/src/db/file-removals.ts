/**
 * The advisory lock of removing files: whoever removes takes it shared for its transaction, a backup alone. So a file
 * that a row named when the backup began is there until the backup has it.
 */
export const removalLock = "hashtext('removal of files')"
