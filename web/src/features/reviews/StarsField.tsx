import * as t from '@hearback/texts/web/reviews.ts'
import { Star } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useId } from 'react'
import c from './Reviews.module.css'

const WORDS = [
  { word: t.bad, inSentence: t.badInSentence },
  { word: t.poor, inSentence: t.poorInSentence },
  { word: t.fair, inSentence: t.fairInSentence },
  { word: t.good, inSentence: t.goodInSentence },
  { word: t.veryGood, inSentence: t.veryGoodInSentence },
]

interface StarsFieldProps {
  label: string
  description?: string
  name: string
  value?: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  error?: ReactNode
  'data-path'?: string
}

/** One to five stars. Arrow keys move the choice. */
export function StarsField({ label, description, value, error, 'data-path': path, ...input }: StarsFieldProps) {
  const id = useId()
  const chosen = Number(value)
  return (
    <fieldset className={c.starsField} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>
        {label}
        {description && <span className={c.hint}>{description}</span>}
      </legend>
      <div className={c.starChoices}>
        {WORDS.map(({ word, inSentence }, index) => {
          const stars = index + 1
          return (
            <label key={word} className={c.starChoice} data-full={stars <= chosen || undefined} title={word}>
              <input
                {...input}
                type="radio"
                className="sr"
                value={stars}
                checked={chosen === stars}
                aria-invalid={error ? true : undefined}
                data-path={index === 0 ? path : undefined}
              />
              <Star size={26} aria-hidden />
              <span className="sr">{t.starsWordLabel(stars, inSentence)}</span>
            </label>
          )
        })}
        <span className={c.starWord} aria-hidden>
          {WORDS[chosen - 1]?.word}
        </span>
      </div>
      {error && (
        <p className={c.error} id={`${id}-error`}>
          {t.starsRequired}
        </p>
      )}
    </fieldset>
  )
}
