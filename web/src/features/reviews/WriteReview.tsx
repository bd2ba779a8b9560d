import { limits } from '@hearback/contract/limits.ts'
import { type OwnReview, type Reviewable, reviewEmployer } from '@hearback/contract/reviews.ts'
import { useSession } from '../../api/session.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/Notice.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { shortDate } from '../../ui/times.ts'
import { toast } from '../../ui/toast-store.ts'
import c from './Reviews.module.css'
import { metWords } from './review-words.ts'
import { useReviews } from './reviews.mutations.ts'
import { StarsField } from './StarsField.tsx'

interface WriteReviewProps {
  person: Reviewable
  onClose: () => void
}

/** The dialog in which one reviews somebody. */
export const WriteReview = ({ person, opened, onClose }: WriteReviewProps & { opened: boolean }) => (
  <Dialog opened={opened} onClose={onClose} title={`Review ${nameOf(person)}`} size={560}>
    <ReviewFields person={person} onClose={onClose} />
  </Dialog>
)

const nameOf = ({ name, about }: Reviewable) => name ?? (about === 'hr' ? 'this company' : 'this job seeker')

function ReviewFields({ person, onClose }: WriteReviewProps) {
  const { write } = useReviews()
  const own = useSession()?.user._id ?? ''
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
    failed: 'Your review could not be sent.',
  })
  const stars = (path: 'rating' | 'communicationRating' | 'serviceQualityRating') => ({ name: path, ...field(path) })
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <p className={c.lead}>
        {metWords(person)}. Nobody sees your review before the other side has written theirs, or 14 days have passed.
        Then it stands: it cannot be changed or taken back.
      </p>
      <StarsField label="Overall" {...stars('rating')} />
      <StarsField label="Communication" description="Clear, prompt, honest" {...stars('communicationRating')} />
      <StarsField
        label="Fairness and care"
        description={person.about === 'hr' ? 'How you were treated' : 'How they went about it'}
        {...stars('serviceQualityRating')}
      />
      <TextArea
        label="What happened"
        description="What you saw yourself. No names of others, no private data."
        required
        counted={limits.longText}
        maxLength={limits.longText}
        minRows={5}
        {...field('comment')}
      />
      <FormError>{error?.message}</FormError>
      <div className={c.acts}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy}>
          Send review
        </Button>
      </div>
    </form>
  )
}

const doneWords = ({ shown, shownFrom }: OwnReview) =>
  shown
    ? 'You have both written: the two reviews are shown now.'
    : `Your review is kept. It shows on ${shortDate(shownFrom)}, or as soon as the other side has written.`
