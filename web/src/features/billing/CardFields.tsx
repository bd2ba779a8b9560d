import * as t from '@hearback/texts/web/billing.ts'
import type { StripeCheckoutElementsSdk } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useRef, useState } from 'react'
import { inLanguage } from '../../routing/page-url.ts'
import { paths } from '../../routing/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import c from './Billing.module.css'

interface CardFieldsProps {
  sessionId: string
  clientSecret: string
  publishableKey: string
  /** False for signed-in users, whose email the provider already has. */
  asksEmail: boolean
}

/** Whether this page load was the checkout: only its Content-Security-Policy allows the payment provider. */
const wasLoadedHere = () => {
  const [loaded] = performance.getEntriesByType('navigation')
  return !loaded || new URL(loaded.name).pathname === inLanguage(paths.checkout())
}

/** Card fields hosted by the payment provider; card data never reaches our servers. */
export function CardFields({ sessionId, clientSecret, publishableKey, asksEmail }: CardFieldsProps) {
  const place = useRef<HTMLDivElement>(null)
  const [sdk, setSdk] = useState<StripeCheckoutElementsSdk>()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (!wasLoadedHere()) return window.location.reload()
    let isGone = false
    const failed = () => setProblem(t.cardFieldsFailed)
    loadStripe(publishableKey)
      .then((stripe) => {
        if (isGone || !stripe || !place.current) return
        const opened = stripe.initCheckoutElementsSdk({ clientSecret })
        opened.createPaymentElement().mount(place.current)
        setSdk(opened)
      })
      .catch(failed)
    return () => {
      isGone = true
    }
  }, [clientSecret, publishableKey])

  const pay = async () => {
    setBusy(true)
    const failure = await confirm(sdk, { ...(asksEmail && { email }) }).catch((cause: Error) => cause.message)
    setBusy(false)
    if (failure) setProblem(failure)
    else window.location.assign(inLanguage(paths.checkoutDone(sessionId)))
  }
  return (
    <>
      {asksEmail && (
        <TextField
          label={t.receiptEmailLabel}
          type="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      )}
      <div ref={place} className={c.fields} />
      <FormError>{problem}</FormError>
      <Button variant="primary" size="lg" busy={busy} disabled={!sdk} onClick={() => void pay()}>
        {t.pay}
      </Button>
    </>
  )
}

/**
 * Confirms the payment, including a bank challenge (3-D Secure). Returns the error message, or undefined on success.
 */
async function confirm(
  sdk: StripeCheckoutElementsSdk | undefined,
  payer: { email?: string },
): Promise<string | undefined> {
  const loaded = await sdk?.loadActions()
  if (loaded?.type !== 'success') return loaded?.error.message ?? t.cardFieldsNotReady
  const result = await loaded.actions.confirm({ ...payer, redirect: 'if_required' })
  return result.type === 'error' ? result.error.message : undefined
}
