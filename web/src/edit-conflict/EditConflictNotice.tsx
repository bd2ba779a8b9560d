import type { ChangedValue } from '@hearback/contract/accounts/activity.ts'
import type { LastEdit } from '@hearback/contract/error-body.ts'
import * as t from '@hearback/texts/web/edit-conflict.ts'
import { useEffect, useRef } from 'react'
import { fieldLabel } from '../domain/changed-fields.ts'
import { valueWords } from '../domain/changed-values.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/feedback/Notice.tsx'
import { RelativeTime } from '../ui/text/RelativeTime.tsx'
import { Sentence } from '../ui/text/Sentence.tsx'
import { UserText } from '../ui/text/UserText.tsx'
import c from './EditConflict.module.css'
import { changedFields } from './use-edit-conflict.ts'

type Values = Readonly<Record<string, unknown>>

interface EditConflictNoticeProps {
  lastEdit: LastEdit
  /** The values that the user started from, their own, and those that someone else saved. */
  initial: Values
  values: Values
  stored: Values
  onLoad: () => void
}

/** Whether saving would replace something that someone else saved. */
export const overwrites = ({
  initial,
  values,
  stored,
}: Pick<EditConflictNoticeProps, 'initial' | 'values' | 'stored'>) => {
  const mine = changedFields(initial, values)
  return changedFields(initial, stored).some((field) => mine.includes(field))
}

/** Names the member who saved in the meantime, and shows their fields beside those of the user. The form saves over them. */
export function EditConflictNotice({ lastEdit, initial, values, stored, onLoad }: EditConflictNoticeProps) {
  const theirs = changedFields(initial, stored)
  const mine = changedFields(initial, values)
  const { name, isYou, at } = lastEdit
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Recent browsers return a promise here.
    void notice.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={notice} role="alert" className={c.conflict}>
      <p className={c.who}>
        {isYou ? t.titleOfYou : name ? <Sentence of={t.titleOfColleague} names={[name]} /> : t.titleOfUnknown}{' '}
        {at && <RelativeTime at={at} />}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable with the keyboard */}
      <section className={c.scroll} aria-label={t.theirChanges} tabIndex={0}>
        <dl className={c.fields}>
          {theirs.map((field) => (
            <div key={field}>
              <dt>{fieldLabel(field)}</dt>
              <Version label={t.theirs} field={field} value={stored[field]} />
              {mine.includes(field) && <Version label={t.yours} field={field} value={values[field]} />}
            </div>
          ))}
        </dl>
      </section>
      {mine.length > 0 && <p>{overwrites({ initial, values, stored }) ? t.bothChangedHint : t.mergedHint}</p>}
      <Button size="sm" onClick={onLoad}>
        {t.loadAction}
      </Button>
    </div>
  )
}

function Version({ label, field, value }: { label: string; field: string; value: unknown }) {
  const words = valueWords(field, wordable(value))
  return (
    <dd>
      <span className={c.label}>{label}</span>
      {words ? <UserText className={c.text}>{words}</UserText> : <i>{t.empty}</i>}
    </dd>
  )
}

/** Form values as changed values: an empty one is none, and a question stands for its wording. */
function wordable(value: unknown): ChangedValue {
  if (Array.isArray(value))
    return value.map((one) => (typeof one === 'object' ? String(one.question ?? '') : String(one)))
  return value === '' ? null : (value as ChangedValue)
}

/** While the stored version is shown: brings back the changes that it replaced. */
export const BringBack = ({ onBringBack }: { onBringBack: () => void }) => (
  <Notice
    action={
      <Button size="sm" onClick={onBringBack}>
        {t.restoreAction}
      </Button>
    }
  >
    {t.loadedNotice}
  </Notice>
)
