import type { Seeker } from '@hearback/contract/seekers.ts'
import { useState } from 'react'
import { SeekerProfile } from '../../profile/SeekerProfile.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import c from './ProfileEditor.module.css'
import { cutToRing, type Ring } from './seen-by.ts'

const WHO = [
  { value: '1', label: 'An employer who finds you' },
  { value: '2', label: 'An employer you applied to' },
  { value: '3', label: 'An employer whose offer you accepted' },
]

/** The profile as it becomes while one types. */
export function LivePreview({ profile }: { profile: Seeker }) {
  const [ring, setRing] = useState('2')
  return (
    <aside className={c.preview} aria-label="Preview">
      <h2 className="sr">Preview</h2>
      <SelectField
        label="What is seen by"
        data={WHO}
        value={ring}
        allowDeselect={false}
        onChange={(value) => value && setRing(value)}
      />
      <SeekerProfile profile={cutToRing(profile, Number(ring) as Ring)} heading="h3" framed />
    </aside>
  )
}
