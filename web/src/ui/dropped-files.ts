/** Files of a drop. Browsers list folders as files that can't be read: they become empty files, which forms refuse. */
export function droppedFiles({ items, files }: DataTransfer): File[] {
  const entries = [...items].flatMap((item) => (item.kind === 'file' ? [item.webkitGetAsEntry()] : []))
  return [...files].map((file, index) => (entries[index]?.isDirectory ? new File([], file.name) : file))
}
