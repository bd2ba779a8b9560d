import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/resumes.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FileDrop } from '../../ui/fields/FileDrop.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import c from './Resumes.module.css'

export interface ChosenResume {
  name: string
  file: Blob
}

interface ChooseResumeProps {
  onChosen: (resume: ChosenResume) => void
  pasteable: boolean
  /** The pasted text, which outlives a file that can't be read. */
  text: string
  onText: (text: string) => void
}

const ACCEPTED =
  '.pdf,.docx,.zip,.json,application/pdf,application/zip,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/json'

/** Takes a file, dropped or chosen, or pasted text. */
export function ChooseResume({ onChosen, pasteable, text, onText }: ChooseResumeProps) {
  const [pasting, setPasting] = useState(text !== '')
  return (
    <>
      <FileDrop
        label={t.fileChooseLabel}
        hint={t.fileHint}
        accept={ACCEPTED}
        maxSize={limits.resumeBytes}
        onFile={(file) => onChosen({ name: file.name, file })}
      />
      {pasteable &&
        (pasting ? (
          <form
            className={c.paste}
            onSubmit={(event) => {
              event.preventDefault()
              onChosen({ name: t.pastedName, file: new Blob([text]) })
            }}
          >
            <TextArea
              label={t.pasteLabel}
              value={text}
              onChange={(event) => onText(event.currentTarget.value)}
              maxRows={12}
            />
            <Button type="submit" disabled={text.trim() === ''}>
              {t.pasteReadAction}
            </Button>
          </form>
        ) : (
          <div>
            <Button variant="quiet" flush onClick={() => setPasting(true)}>
              {t.pasteAction}
            </Button>
          </div>
        ))}
    </>
  )
}
