import { limits } from '@hearback/contract/limits.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import c from './Resumes.module.css'

export interface ChosenResume {
  name: string
  file: Blob
}

/** A file, dropped or chosen, or its text. */
export function ChooseResume({ onChosen }: { onChosen: (resume: ChosenResume) => void }) {
  const [pasting, setPasting] = useState(false)
  const [text, setText] = useState('')
  return (
    <>
      <FileDrop
        label="Choose a JSON Resume"
        hint="A .json file, up to 4 MB. PDF and Word cannot be read."
        accept=".json,application/json"
        maxSize={limits.resumeBytes}
        onFile={(file) => onChosen({ name: file.name, file })}
      />
      {pasting ? (
        <form
          className={c.paste}
          onSubmit={(event) => {
            event.preventDefault()
            onChosen({ name: 'The text you pasted', file: new Blob([text]) })
          }}
        >
          <TextArea
            label="The text of the file"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            maxRows={12}
          />
          <Button type="submit" disabled={text.trim() === ''}>
            Look at it
          </Button>
        </form>
      ) : (
        <div>
          <Button variant="quiet" onClick={() => setPasting(true)}>
            Paste its text instead
          </Button>
        </div>
      )}
    </>
  )
}
