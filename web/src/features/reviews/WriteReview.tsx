import { type OwnReview, type Reviewable, reviewEmployer } from '@hearback/contract/hiring/reviews.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/reviews.ts'
import { partyId, useSession } from '../../api/session.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { localDate } from '../../ui/text/times.ts'
import c from './Reviews.module.css'
import { metWords } from './review-words.ts'
import { useReviews } from './reviews.mutations.ts'
import { StarsField } from './StarsField.tsx'

interface WriteReviewProps {
  person: Reviewable
  onClose: () => void
}

/** Dialog to write a review. */
export const WriteReview = ({ person, opened, onClose }: WriteReviewProps & { opened: boolean }) => (
  <Dialog opened={opened} onClose={onClose} title={<Sentence of={t.writeLabel} names={[nameOf(person)]} />} size={560}>
    <ReviewFields person={person} onClose={onClose} />
  </Dialog>
)

const nameOf = ({ name, about }: Reviewable) => name ?? (about === 'hr' ? t.companyInSentence : t.seekerInSentence)

function ReviewFields({ person, onClose }: WriteReviewProps) {
  const { write } = useReviews()
  const own = partyId(useSession()?.user)
  const { field, submit, busy, error } = useContractForm({
    schema: reviewEmployer.body,
    initial: {
      ...(person.about === 'hr' ? { hr: person.person, jobSeeker: own } : { hr: own, jobSeeker: person.person }),
      rating: '',
      communicationRating: '',
      serviceQualityRating: '',
      comment: '',
    },
    send: (body) => write(person.about, body),
    done: (review) => {
      toast(doneWords(review))
      onClose()
    },
  })
  const stars = (path: 'rating' | 'communicationRating' | 'serviceQualityRating') => ({ name: path, ...field(path) })
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <p className={c.lead}>{t.writeLead(metWords(person))}</p>
      <StarsField label={t.overall} {...stars('rating')} />
      <StarsField label={t.communication} description={t.communicationHint} {...stars('communicationRating')} />
      <StarsField
        label={t.serviceQualityLabel}
        description={person.about === 'hr' ? t.treatmentHintSeeker : t.treatmentHintEmployer}
        {...stars('serviceQualityRating')}
      />
      <TextArea
        label={t.textLabel}
        description={t.textHint}
        required
        counted={limits.longText}
        maxLength={limits.longText}
        minRows={5}
        {...field('comment')}
      />
      <FormError>{error?.message}</FormError>
      <div className={c.acts}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t.sendReview}
        </Button>
      </div>
    </form>
  )
}

const doneWords = ({ shown, shownFrom }: OwnReview) =>
  shown ? t.writeDoneShown : t.writeDonePending(localDate(shownFrom))
