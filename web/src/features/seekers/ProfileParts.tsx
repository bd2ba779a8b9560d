import * as t from '@hearback/texts/web/seekers.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import c from './ProfileEditor.module.css'
import type { ProfilePart } from './profile-completeness.ts'

interface Part {
  part: ProfilePart
  label: string
  fields: readonly string[]
}

const PARTS: readonly Part[] = [
  { part: 'you', label: t.you, fields: ['firstName', 'lastName', 'nickname', 'city'] },
  { part: 'work', label: t.editorWorkTitle, fields: ['jobTitle', 'jobCategory', 'skill', 'aboutMe'] },
  { part: 'terms', label: t.editorTermsTitle, fields: ['availability', 'hourlyRate', 'vacationHours'] },
  { part: 'education', label: t.education, fields: ['instituteName', 'subject', 'edustartDate', 'eduendDate'] },
  {
    part: 'health',
    label: t.editorHealthTitle,
    fields: ['covidVaccine', 'medicalInsurance', 'dentalInsurance'],
  },
]

interface ProfilePartsProps {
  chosen: ProfilePart
  /** On a phone: whether the preview stands in the place of the fields. */
  preview: boolean
  problems: Record<string, string>
}

/** The sections as links; one with a marked field says so. */
export function ProfileParts({ chosen, preview, problems }: ProfilePartsProps) {
  const nav = useRef<HTMLElement>(null)
  const here = preview ? 'preview' : chosen
  // On a phone the row scrolls, and the chosen one may be out of sight.
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
      {PARTS.map(({ part, label, fields }) => (
        <Link key={part} to={`?part=${part}`} preventScrollReset {...is(part)}>
          {label}
          {fields.some((name) => problems[name]) && <span className={c.marked}>{t.partNotSaved}</span>}
        </Link>
      ))}
      <Link to={paths.experience()}>{t.experience}</Link>
    </nav>
  )
}
