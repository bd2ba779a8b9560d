export interface SnippetOptions {
  /** Empty for the colors of the visitor's device. */
  theme: string
  /** Empty for the language of the employer's own page. */
  language: string
}

/** HTML for the employer's own site. The link shows where scripts are blocked, and until the script has run. */
export function snippetOf(
  { id, name }: { id: string; name: string },
  { theme, language }: SnippetOptions,
  origin: string,
): string {
  const attributes = [
    `data-hearback-company="${id}"`,
    theme && `data-hearback-theme="${theme}"`,
    language && `data-hearback-lang="${language}"`,
  ].filter(Boolean)
  return `<div ${attributes.join(' ')}>
  <a href="${origin}/companies/${id}">${escaped(name)}</a>
</div>
<script async src="${origin}/embed.js"></script>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
