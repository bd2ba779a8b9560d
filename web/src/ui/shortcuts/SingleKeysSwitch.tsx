import * as t from '@hearback/texts/web/shortcuts.ts'
import { Switch } from '../fields/CheckboxField.tsx'
import { setSingleKeys, useSingleKeys } from './use-single-keys.ts'

/** Turns the shortcuts of a single key on and off; both places that show it say the same. */
export const SingleKeysSwitch = () => (
  <Switch
    label={t.singleKeysLabel}
    description={t.singleKeysHint}
    checked={useSingleKeys()}
    onChange={(event) => setSingleKeys(event.currentTarget.checked)}
  />
)
