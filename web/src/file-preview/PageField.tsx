import * as t from '@hearback/texts/web/file-preview.ts'
import { type FormEvent, useState } from 'react'
import c from './FilePreview.module.css'

interface PageFieldProps {
  page: number
  pages: number
  goTo: (page: number) => void
}

/** The number of the current page; typing another and Enter goes there. */
export function PageField({ page, pages, goTo }: PageFieldProps) {
  const [typed, setTyped] = useState<string>()
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    const wanted = Number.parseInt(typed ?? '', 10)
    setTyped(undefined)
    if (wanted >= 1 && wanted !== page) goTo(wanted)
  }
  return (
    <form className={c.pageField} onSubmit={submit}>
      <input
        aria-label={t.pageFieldLabel}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={typed ?? page}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => submit()}
      />
      <span>{t.ofPages(pages)}</span>
    </form>
  )
}
