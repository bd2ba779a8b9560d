import { Button } from '../ui/Button.tsx'
import { Page, PageTitle } from '../ui/Layout.tsx'
import { useOnDevice } from '../ui/now.ts'
import { useScheme } from '../ui/scheme.ts'
import { Controls } from '../ui/workshop/Controls.tsx'
import { Feedback } from '../ui/workshop/Feedback.tsx'
import { Marks } from '../ui/workshop/Marks.tsx'

/** Component gallery, outside of production only; scripts/screenshots.mjs captures it in both themes. */
export default function WorkshopPage() {
  const { dark, toggle } = useScheme()
  // Its times are relative to now, which differs between server and browser (hydration).
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
