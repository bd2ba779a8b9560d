import * as t from '@hearback/texts/web/ui.ts'
import { useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { formatPay, type Pay, type PayPeriod } from '../pay/pay.ts'
import { useDebouncedValue } from '../use-debounced-value.ts'
import c from './PayQuestion.module.css'
import { doubtOf, type TypedPay } from './pay-doubt.ts'

interface PayQuestionProps {
  pay: TypedPay
  /** Fills in the suggested pay; an end that is not given stays empty. */
  onUse: (pay: { from?: number; to?: number; period: PayPeriod }) => void
  /** For a field that is always by one period: a yearly amount is suggested by the hour. */
  keepsPeriod?: boolean
}

/** Long enough not to ask about the first digits of an amount. */
const pauseMs = 500

/**
 * Asks about pay that hardly anybody is paid, such as 52 dollars a year, and offers a likely meaning. Refuses nothing: the
 * person may say that it is right.
 */
export function PayQuestion({ pay, onUse, keepsPeriod = false }: PayQuestionProps) {
  const region = useRef<HTMLDivElement>(null)
  const [confirmed, setConfirmed] = useState<string>()
  const written = JSON.stringify(pay)
  const isSettled = useDebouncedValue(written, pauseMs) === written
  const doubt = isSettled && written !== confirmed ? doubtOf(pay, keepsPeriod) : undefined
  const meant = doubt?.meant
  const answer = (act: () => void) => {
    // The pressed button goes away; the focus stays where the question was.
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
