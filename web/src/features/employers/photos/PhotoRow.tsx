import type { CompanyPhoto } from '@hearback/contract/people/company-photos.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/company-photos.ts'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { IconButton } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { isComposing } from '../../../ui/is-composing.ts'
import c from './PhotoEditor.module.css'

interface PhotoRowProps {
  photo: CompanyPhoto
  index: number
  count: number
  /** Moves a photo that was dropped on this one. */
  onMoveTo: (id: string, to: number) => void
  /** Moves this photo by a number of places; outside of the list it does nothing. */
  onMoveBy: (step: number) => void
  onDescribe: (description: string | null) => void
  onRemove: () => void
}

const DRAGGED = 'text/x-hearback-photo'

/** A photo with its description. It moves by buttons, by arrow keys on them, or by dragging it onto another. */
export function PhotoRow({ photo, index, count, onMoveTo, onMoveBy, onDescribe, onRemove }: PhotoRowProps) {
  const [over, setOver] = useState(false)
  const position = index + 1
  const isPhoto = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(DRAGGED)
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMoveBy(step)
  }
  return (
    <li
      className={c.row}
      data-over={over || undefined}
      draggable
      onDragStart={({ dataTransfer, target }) => {
        if (target instanceof HTMLInputElement) return
        dataTransfer.setData(DRAGGED, photo._id)
        dataTransfer.effectAllowed = 'move'
      }}
      onDragOver={(event) => {
        if (!isPhoto(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        if (!isPhoto(event)) return
        event.preventDefault()
        onMoveTo(event.dataTransfer.getData(DRAGGED), index)
      }}
    >
      <img
        src={photo.small}
        width={photo.width}
        height={photo.height}
        alt={photo.description ?? ''}
        draggable={false}
      />
      <Description photo={photo} position={position} onDescribe={onDescribe} />
      <div className={c.acts}>
        {/* Not disabled at the ends, where the focus would be lost. */}
        <IconButton
          label={t.moveUpLabel(position)}
          icon={<ArrowUp size={18} aria-hidden />}
          aria-disabled={index === 0 || undefined}
          onClick={() => onMoveBy(-1)}
          onKeyDown={press}
        />
        <IconButton
          label={t.moveDownLabel(position)}
          icon={<ArrowDown size={18} aria-hidden />}
          aria-disabled={index === count - 1 || undefined}
          onClick={() => onMoveBy(1)}
          onKeyDown={press}
        />
        <IconButton label={t.removeLabel(position)} icon={<Trash2 size={18} aria-hidden />} onClick={onRemove} />
      </div>
    </li>
  )
}

/** Saved when the field is left, or with Enter. */
function Description({
  photo,
  position,
  onDescribe,
}: Pick<PhotoRowProps, 'photo' | 'onDescribe'> & { position: number }) {
  const [text, setText] = useState(photo.description ?? '')
  const save = () => {
    const typed = text.trim()
    if (typed !== (photo.description ?? '')) onDescribe(typed || null)
  }
  return (
    <TextField
      label={t.descriptionLabel(position)}
      placeholder={position === 1 ? t.descriptionPlaceholder : ''}
      description={position === 1 ? t.descriptionHint : undefined}
      maxLength={limits.photoDescription}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
        // Enter would submit the form around it.
        event.preventDefault()
        save()
      }}
    />
  )
}
