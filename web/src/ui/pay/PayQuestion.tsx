import * as t from '@hearback/texts/web/ui.ts'
import { useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { useDebouncedValue } from '../use-debounced-value.ts'
import c from './PayQuestion.module.css'
import { formatPay, type Pay, type PayPeriod } from './pay.ts'
import { doubtOf, type TypedPay } from './pay-doubt.ts'

interface PayQuestionProps {
  pay: TypedPay
  /** Applies the suggested pay; a missing end stays empty. */
  onUse: (pay: { from?: number; to?: number; period: PayPeriod }) => void
  /** For fields with a fixed period: a yearly amount is suggested per hour. */
  keepsPeriod?: boolean
}

/** Debounce delay, long enough not to ask about the first digits of an amount. */
const pauseMs = 500

/**
 * Asks about implausible pay, such as 52 dollars per year, and suggests a likely meaning. Never blocks: the user may
 * confirm the amount.
 */
export function PayQuestion({ pay, onUse, keepsPeriod = false }: PayQuestionProps) {
  const region = useRef<HTMLDivElement>(null)
  const [confirmed, setConfirmed] = useState<string>()
  const written = JSON.stringify(pay)
  const isSettled = useDebouncedValue(written, pauseMs) === written
  const doubt = isSettled && written !== confirmed ? doubtOf(pay, keepsPeriod) : undefined
  const meant = doubt?.meant
  const answer = (act: () => void) => {
    // The clicked button is removed, so the focus stays on the region.
    region.current?.focus()
    act()
  }
  return (
    <div ref={region} className={c.question} role="status" tabIndex={-1}>
      {doubt && (
        <>
          <p>{t.payQuestion(formatPay(doubt.stated).spoken)}</p>
          <div className={c.answers}>
            {meant && <UseButton meant={meant} onPress={() => answer(() => onUse(givenEnds(pay, meant)))} />}
            <Button size="sm" variant="quiet" onClick={() => answer(() => setConfirmed(written))}>
              {t.payIsRight}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

function UseButton({ meant, onPress }: { meant: Pay; onPress: () => void }) {
  const { amount, per } = formatPay(meant)
  return (
    <Button size="sm" onClick={onPress}>
      {t.applyPay(`${amount} ${per}`)}
    </Button>
  )
}

const givenEnds = ({ from, to }: TypedPay, meant: Pay) => ({
  ...(Number(from) > 0 && { from: meant.from }),
  ...(Number(to) > 0 && { to: meant.to }),
  period: meant.period,
})
