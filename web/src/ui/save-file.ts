/** Downloads a value as a JSON file. */
export const saveJson = (name: string, content: unknown): void =>
  save(name, 'application/json', JSON.stringify(content, null, 2))

export const saveText = (name: string, content: string): void => save(name, 'text/plain', content)

function save(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
