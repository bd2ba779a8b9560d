import { nameOf } from '../../../domain/hiring-words.ts'
import { OfferForm } from './OfferForm.tsx'

interface OfferedApplication {
  _id: string
  job: string
  jobSeeker: string
  applicant: Parameters<typeof nameOf>[0]
}

/** The offer form of an application, for the dialog in which an applicant is answered. */
export const offerFormOf = (
  { _id, job, jobSeeker, applicant }: OfferedApplication,
  onClose: () => void,
  onReopen: () => void,
) => (
  <OfferForm
    to={{ _id: jobSeeker, name: nameOf(applicant) }}
    job={job}
    application={_id}
    onClose={onClose}
    onReopen={onReopen}
  />
)
