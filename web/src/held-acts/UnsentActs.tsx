import { resultsAnswered } from '@hearback/texts/web/answering.ts'
import * as t from '@hearback/texts/web/held-acts.ts'
import { useEffect, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { FormError } from '../ui/feedback/Notice.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import c from '../ui/Layout.module.css'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { Sentence } from '../ui/text/Sentence.tsx'
import { UserText } from '../ui/text/UserText.tsx'
import { sendRequest, wordsOf } from './held-requests.ts'
import { forgetAct, orphanedActs, type StoredAct } from './stored-acts.ts'
import { unsentWords } from './unsent-words.ts'

/** A request sent by the closing page may still be under way. */
const SETTLED_MS = 3000

/** Offers acts that a crash interrupted, one after the other; they are never sent without being asked for. */
export function UnsentActs() {
  const [acts, setActs] = useState<readonly StoredAct[]>([])
  useEffect(() => {
    // Without a connection they are offered on the next visit.
    const look = () => void orphanedActs().then(setActs, () => undefined)
    const timer = setTimeout(look, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [])
  const [act, ...others] = acts
  if (!act) return null
  return <UnsentAct key={act.id} act={act} onEnd={() => setActs(others)} />
}

const answered = (results: readonly { done: boolean }[]) =>
  resultsAnswered(results.filter(({ done }) => done).length, results.length)

function UnsentAct({ act, onEnd }: { act: StoredAct; onEnd: () => void }) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const drop = () => {
    forgetAct(act.id)
    onEnd()
  }
  const send = async () => {
    setBusy(true)
    try {
      const reply = await sendRequest(act)
      toast({ text: 'results' in reply ? answered(reply.results) : { of: t.unsentSent, names: [act.who] } })
      drop()
    } catch (cause) {
      setProblem((cause as Error).message)
      setBusy(false)
    }
  }
  const { title, body } = unsentWords(act)
  const words = wordsOf(act)
  return (
    <Dialog opened onClose={onEnd} title={title}>
      <p>
        <Sentence of={body} names={[act.who]} />
      </p>
      {words && <UserText>{words}</UserText>}
      <FormError>{problem}</FormError>
      <div className={c.dialogActs}>
        <Button onClick={drop}>{t.unsentDropAction}</Button>
        <Button variant="primary" busy={busy} onClick={() => void send()}>
          {t.unsentSendAction}
        </Button>
      </div>
    </Dialog>
  )
}
