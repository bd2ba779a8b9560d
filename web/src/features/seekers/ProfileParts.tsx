import * as t from '@hearback/texts/web/seekers.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import c from './ProfileEditor.module.css'
import type { ProfilePart } from './profile-completeness.ts'
import { hasProblem } from './profile-values.ts'

const PARTS: readonly { part: ProfilePart; label: string }[] = [
  { part: 'you', label: t.you },
  { part: 'work', label: t.editorWorkTitle },
  { part: 'terms', label: t.editorTermsTitle },
  { part: 'education', label: t.education },
  { part: 'health', label: t.editorHealthTitle },
]

interface ProfilePartsProps {
  chosen: ProfilePart
  /** On phones: whether the preview replaces the fields. */
  preview: boolean
  problems: Record<string, string>
}

/** Section links; those with errors are labeled. */
export function ProfileParts({ chosen, preview, problems }: ProfilePartsProps) {
  const nav = useRef<HTMLElement>(null)
  const here = preview ? 'preview' : chosen
  // On phones the row scrolls, and the current link may be out of view.
  useEffect(() => {
    const link = nav.current?.querySelector(`[data-part=${here}]`)
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [here])
  const is = (name: string) => ({ 'data-part': name, 'aria-current': here === name ? ('page' as const) : undefined })
  return (
    <nav aria-label={t.editorPartsLabel} className={c.parts} ref={nav}>
      <Link to={`?part=${chosen}&view=preview`} className={c.previewLink} preventScrollReset {...is('preview')}>
        {t.preview}
      </Link>
      {PARTS.map(({ part, label }) => (
        <Link key={part} to={`?part=${part}`} preventScrollReset {...is(part)}>
          {label}
          {hasProblem(problems, part) && <span className={c.marked}>{t.partNotSaved}</span>}
        </Link>
      ))}
      <Link to={paths.experience()}>{t.experience}</Link>
    </nav>
  )
}
