import { Button } from '../ui/Button.tsx'
import { Page, PageTitle } from '../ui/Layout.tsx'
import { useOnDevice } from '../ui/now.ts'
import { useScheme } from '../ui/scheme.ts'
import { Controls } from '../ui/workshop/Controls.tsx'
import { Feedback } from '../ui/workshop/Feedback.tsx'
import { Marks } from '../ui/workshop/Marks.tsx'

/** Every component on one page, outside production; scripts/screenshots.mjs takes it in both themes. */
export default function WorkshopPage() {
  const { dark, toggle } = useScheme()
  // Its instants are made up around the present, which the server and the browser do not share.
  if (!useOnDevice()) return null
  return (
    <main id="main">
      <Page>
        <PageTitle
          lead="Every component, as pages use it."
          actions={<Button onClick={toggle}>{dark ? 'Light' : 'Dark'}</Button>}
        >
          Components
        </PageTitle>
        <Marks />
        <Controls />
        <Feedback />
      </Page>
    </main>
  )
}
