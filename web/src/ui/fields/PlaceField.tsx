import * as t from '@hearback/texts/web/ui.ts'
import { MapPin } from 'lucide-react'
import { LookupField, type LookupFieldProps, type Suggestion } from './LookupField.tsx'

interface PlaceFieldProps<P extends Suggestion> extends Omit<LookupFieldProps<P>, 'onPick'> {
  /** Called with the selected suggestion, e.g. for its coordinates; the text comes by `onChange`. */
  onPlace?: (place: P) => void
}

/**
 * Town as free text with suggestions; any text is allowed. Used in forms with `placesLike` of api/places.ts:
 *
 * ```tsx
 * <PlaceField label="City" required suggest={placesLike} {...field('city')} />
 * ```
 */
export const PlaceField = <P extends Suggestion>({ onPlace, ...props }: PlaceFieldProps<P>) => (
  <LookupField
    placeholder={t.city}
    leftSection={<MapPin size={17} aria-hidden />}
    {...props}
    {...(onPlace && { onPick: onPlace })}
  />
)
