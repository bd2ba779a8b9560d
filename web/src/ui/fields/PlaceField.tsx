import * as t from '@hearback/texts/web/ui.ts'
import { MapPin } from 'lucide-react'
import { LookupField, type LookupFieldProps, type Suggestion } from './LookupField.tsx'

interface PlaceFieldProps<P extends Suggestion> extends Omit<LookupFieldProps<P>, 'onPick'> {
  /** The whole of a suggestion once one is taken, e.g. for its coordinates; the text comes by `onChange`. */
  onPlace?: (place: P) => void
}

/**
 * A town as free text with suggestions; whatever was typed stays allowed. For the forms of every feature, with
 * `placesLike` of api/places.ts:
 *
 *     <PlaceField label="City" required suggest={placesLike} {...field('city')} />
 */
export const PlaceField = <P extends Suggestion>({ onPlace, ...props }: PlaceFieldProps<P>) => (
  <LookupField
    placeholder={t.city}
    leftSection={<MapPin size={17} aria-hidden />}
    {...props}
    {...(onPlace && { onPick: onPlace })}
  />
)
