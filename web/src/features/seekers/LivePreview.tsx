import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/seekers.ts'
import { useState } from 'react'
import { SeekerProfile } from '../../profile/SeekerProfile.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import c from './ProfileEditor.module.css'
import { cutToLevel, type VisibilityLevel } from './privacy/seen-by.ts'

const WHO = [
  { value: '1', label: t.previewFoundLabel },
  { value: '2', label: t.previewAppliedLabel },
  { value: '3', label: t.previewAcceptedLabel },
]

/** Live preview of the profile. */
export function LivePreview({ profile }: { profile: Seeker }) {
  const [level, setLevel] = useState('2')
  return (
    <aside className={c.preview} aria-label={t.preview}>
      <h2 className="sr">{t.preview}</h2>
      <SelectField
        label={t.previewAudienceLabel}
        data={WHO}
        value={level}
        allowDeselect={false}
        onChange={(value) => value && setLevel(value)}
      />
      <SeekerProfile profile={cutToLevel(profile, Number(level) as VisibilityLevel)} heading="h3" framed />
    </aside>
  )
}
