import { useEffect, useRef, useState } from 'react'
import { ownId } from './chat.queries.ts'
import { firstWords, senderName } from './chat-words.ts'
import { type History, newestSeq } from './conversation/history.ts'

/**
 * Live region that announces new messages to screen readers. The log itself would also announce old messages that
 * scroll into view.
 */
export function NewMessageVoice({ history, name }: { history: History; name: string }) {
  const [words, setWords] = useState('')
  const said = useRef(newestSeq(history))
  useEffect(() => {
    const fresh = history.messages.filter(({ seq, sender }) => seq > said.current && sender !== ownId())
    said.current = newestSeq(history)
    if (fresh.length)
      setWords(fresh.map((message) => `${senderName(message, name)}: ${firstWords(message)}`).join('. '))
  }, [history, name])
  return (
    <p className="sr" role="status">
      {words}
    </p>
  )
}
