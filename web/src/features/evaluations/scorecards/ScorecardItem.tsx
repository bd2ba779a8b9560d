import type { Scorecard } from '@hearback/contract/hiring/scorecards.ts'
import * as t from '@hearback/texts/web/scorecards.ts'
import { type RefObject, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { exactTime } from '../../../ui/text/times.ts'
import { Verbatim } from '../../../ui/text/Verbatim.tsx'
import { RatingList } from './RatingList.tsx'
import c from './Scorecards.module.css'
import { useScorecardChanges } from './scorecards.queries.ts'

interface ScorecardItemProps {
  card: Scorecard
  applicationId: string
  /** Missing for scorecards of others. */
  onEdit?: () => void
  editor?: RefObject<HTMLButtonElement | null>
  onDeleted: () => void
}

/** A saved scorecard with its author and time. */
export function ScorecardItem({ card, applicationId, onEdit, editor, onDeleted }: ScorecardItemProps) {
  const { _id, author, ratings, createdAt, editedAt, mayDelete } = card
  const by = `scorecard-by-${_id}`
  return (
    <li className={c.card}>
      <p className={c.by} id={by}>
        <b>{author.isYou ? t.you : author.name ? <Verbatim>{author.name}</Verbatim> : t.teammate}</b>
        <RelativeTime at={createdAt} />
        {editedAt && <span title={exactTime(Date.parse(editedAt))}>{t.edited}</span>}
      </p>
      <RatingList ratings={ratings} />
      {(onEdit || mayDelete) && (
        <div className={c.acts}>
          {onEdit && (
            <Button ref={editor} size="sm" variant="quiet" flush aria-describedby={by} onClick={onEdit}>
              {t.edit}
            </Button>
          )}
          {mayDelete && (
            <DeleteScorecard
              applicationId={applicationId}
              id={_id}
              by={by}
              isOwn={author.isYou}
              onDeleted={onDeleted}
            />
          )}
        </div>
      )}
    </li>
  )
}

interface DeleteScorecardProps {
  applicationId: string
  id: string
  /** Id of the element with author and time. */
  by: string
  isOwn: boolean
  onDeleted: () => void
}

function DeleteScorecard({ applicationId, id, by, isOwn, onDeleted }: DeleteScorecardProps) {
  const [isAsked, setAsked] = useState(false)
  const { remove } = useScorecardChanges(applicationId)
  return (
    <>
      <Button size="sm" variant="quiet" flush aria-describedby={by} onClick={() => setAsked(true)}>
        {t.remove}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        onClose={() => setAsked(false)}
        title={t.removeTitle}
        confirm={t.remove}
        keep={t.keep}
        danger
        onConfirm={() => remove(id).then(onDeleted)}
      >
        {isOwn ? t.removeOwnHint : t.removeOtherHint}
      </ConfirmDialog>
    </>
  )
}
