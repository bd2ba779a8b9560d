import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/seekers.ts'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { CompletenessMark } from './CompletenessMark.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { LivePreview } from './LivePreview.tsx'
import c from './ProfileEditor.module.css'
import {
  EducationFields,
  type FieldsProps,
  HealthFields,
  TermsFields,
  WorkFields,
  YouFields,
} from './ProfileFields.tsx'
import { ProfileParts } from './ProfileParts.tsx'
import type { ProfilePart } from './profile-completeness.ts'
import { withValues } from './profile-values.ts'
import { SaveState } from './SaveState.tsx'
import { useProfileDraft } from './use-profile-draft.ts'

const FORMS: Record<ProfilePart, { title: string; Fields: ComponentType<FieldsProps> }> = {
  you: { title: t.you, Fields: YouFields },
  work: { title: t.editorWorkTitle, Fields: WorkFields },
  terms: { title: t.editorTermsTitle, Fields: TermsFields },
  education: { title: t.education, Fields: EducationFields },
  health: { title: t.editorHealthTitle, Fields: HealthFields },
}

/** Editor with section navigation, the fields of one section and a live preview; the URL holds the section. */
export function ProfileEditor({ profile }: { profile: Seeker }) {
  const [query] = useSearchParams()
  const draft = useProfileDraft(profile)
  const part = partOf(query)
  const preview = query.get('view') === 'preview'
  const { title, Fields } = FORMS[part]
  const shown = withValues(profile, draft.values)
  return (
    <div className={c.editor} data-view={preview ? 'preview' : 'form'}>
      <div className={c.left}>
        <CompletenessMark profile={shown} size={88} />
        <ProfileParts chosen={part} preview={preview} problems={draft.problems} />
      </div>
      <form
        className={c.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void draft.flush()
        }}
      >
        <div className={c.formHead}>
          <h2>{title}</h2>
          <SaveState draft={draft} />
        </div>
        <Fields draft={draft} profile={profile} />
      </form>
      <LivePreview profile={shown} />
      <LeaveGuard draft={draft} />
    </div>
  )
}

const partOf = (query: URLSearchParams): ProfilePart => {
  const asked = query.get('part') ?? ''
  return Object.hasOwn(FORMS, asked) ? (asked as ProfilePart) : 'you'
}

const FIELD_BONES = [1, 2, 3, 4]

/** Placeholder in the shape of the profile editor: sections, fields and preview. */
export const EditorSkeleton = () => (
  <div className={c.editor} data-view="form" role="status">
    <div className={c.left}>
      <span className="sr">{t.profileLoading}</span>
      <Skeleton height={88} />
      <div className={c.parts}>
        {Object.keys(FORMS).map((section) => (
          <Skeleton key={section} width={120} height={40} />
        ))}
      </div>
    </div>
    <div className={c.form}>
      <Skeleton width={160} height={40} />
      {FIELD_BONES.map((field) => (
        <div key={field} className={c.fieldBone}>
          <Skeleton width={96} height={16} />
          <Skeleton height={44} />
        </div>
      ))}
    </div>
    <div className={c.preview}>
      <Skeleton height={66} />
      <Skeleton height={420} />
    </div>
  </div>
)
