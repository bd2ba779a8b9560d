import { EmployerForm } from '@hearback/contract/people/employers.ts'
import * as t from '@hearback/texts/web/employers.ts'
import { useEffect, useRef, useState } from 'react'
import { useContractForm } from '../../api/use-contract-form.ts'
import { suggestedName } from '../../routing/suggested-name.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { StepDots } from '../../ui/feedback/Progress.tsx'
import { CompanyPicture } from './CompanyPicture.tsx'
import c from './EmployerForm.module.css'
import { CompanyAboutField, CompanyFactFields, CompanyFields, NameFields } from './EmployerFormFields.tsx'
import { valuesOf } from './employer-values.ts'
import { useCreateEmployer } from './own-employer.mutations.ts'

const STEPS = [t.basicsStep, t.publicStep] as const
const FIRST = ['firstName', 'lastName', 'businessName', 'businessLocation'] as const

interface EmployerFormStepsProps {
  id: string
  onDone: (result: { pictureFailed?: string }) => unknown
  /** Called if the profile already exists, created on another device. */
  onExists: () => unknown
}

/** Company form in two steps; only the first has required fields. */
export function EmployerFormSteps({ id, onDone, onExists }: EmployerFormStepsProps) {
  const [step, setStep] = useState(0)
  const [picture, setPicture] = useState<File>()
  const create = useCreateEmployer()
  const { form, field, submit, busy, error } = useContractForm({
    schema: EmployerForm,
    initial: { ...valuesOf(), ...suggestedName() },
    send: (body) => create(body, picture),
    done: onDone,
  })
  const exists = error?.code === 'profile_exists'
  useEffect(() => {
    if (exists) onExists()
  }, [exists, onExists])
  const wrongInFirst = FIRST.some((name) => form.errors[name])
  useEffect(() => {
    if (wrongInFirst) setStep(0)
  }, [wrongInFirst])
  const top = useRef<HTMLDivElement>(null)
  const moveTo = (next: number) => {
    setStep(next)
    top.current?.focus()
  }
  const goOn = () => {
    const wrong = FIRST.filter((name) => form.validateField(name).hasError)
    if (wrong.length === 0) moveTo(1)
    else form.getInputNode(wrong[0] ?? 'firstName')?.focus()
  }
  return (
    <form
      className={c.form}
      noValidate
      onSubmit={(event) => {
        if (step === 1) return submit(event)
        event.preventDefault()
        goOn()
      }}
    >
      <div ref={top} tabIndex={-1} className={c.top}>
        <StepDots steps={STEPS} current={step} />
      </div>
      {step === 0 ? (
        <>
          <NameFields field={field} />
          <CompanyFields field={field} />
        </>
      ) : (
        <>
          <CompanyPicture
            id={id}
            name={form.values.businessName}
            picture={picture}
            onPick={setPicture}
            onRemove={() => setPicture(undefined)}
          />
          <CompanyFactFields field={field} />
          <CompanyAboutField field={field} />
        </>
      )}
      <FormError>{!exists && error?.message}</FormError>
      <div className={c.acts} data-spread>
        {step === 1 ? <Button onClick={() => moveTo(0)}>{t.back}</Button> : <span />}
        {/* Two separate buttons, so that a double click on "Next" does not submit. */}
        <Button key={step} type="submit" variant="primary" busy={busy}>
          {step === 0 ? t.next : t.saveAction}
        </Button>
      </div>
    </form>
  )
}
