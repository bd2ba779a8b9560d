import type { Experience } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/seekers.ts'
import { Lock, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ExperienceItem } from '../../../profile/ExperienceItem.tsx'
import { IconButton } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import { inDollars } from '../../../ui/pay/pay.ts'
import { joinWithDots } from '../../../ui/text/join-with-dots.ts'
import { SEEN_BY } from '../privacy/seen-by.ts'
import c from './Experience.module.css'
import { useRemoveExperience } from './experiences.mutations.ts'
import { ProofState } from './ProofState.tsx'

/** One experience with its owner-only fields and actions. */
export function ExperienceRow({ experience, onEdit }: { experience: Experience; onEdit: () => void }) {
  const [asking, setAsking] = useState(false)
  const remove = useRemoveExperience(experience)
  // Undo cannot restore a confirmation by a company.
  const confirmed = experience.verification === 'confirmed'
  const askOrRemove = () => (confirmed ? setAsking(true) : void remove.atOnce())
  const named = t.titleAtCompany(experience.title, experience.company)
  return (
    <li className={c.row}>
      <div>
        <ExperienceItem experience={experience} />
        <OwnFacts experience={experience} />
        <ProofState experience={experience} />
      </div>
      <div className={c.rowActs}>
        <IconButton label={t.change(named)} icon={<Pencil size={17} aria-hidden />} onClick={onEdit} />
        <IconButton label={t.remove(named)} icon={<Trash2 size={17} aria-hidden />} onClick={askOrRemove} />
      </div>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t.experienceRemoveTitle}
        confirm={t.removeAction}
        danger
        onConfirm={remove.forGood}
      >
        {t.experienceRemoveEffects(experience.confirmedDomain ?? '')}
      </ConfirmDialog>
    </li>
  )
}

function OwnFacts({ experience: { Rate, leavingReason, companyEmail } }: { experience: Experience }) {
  const facts = [
    Rate == null ? '' : t.experiencePay(inDollars(Rate)),
    leavingReason && t.experienceLeavingReason(leavingReason),
    companyEmail,
  ].filter(Boolean)
  if (facts.length === 0) return null
  return (
    <p className={c.own}>
      <Lock size={14} aria-hidden />
      <span>
        {SEEN_BY.nobody}: {joinWithDots(facts)}
      </span>
    </p>
  )
}
