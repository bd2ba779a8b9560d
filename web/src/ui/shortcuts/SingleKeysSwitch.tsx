import * as t from '@hearback/texts/web/shortcuts.ts'
import { Switch } from '../fields/CheckboxField.tsx'
import { setSingleKeys, useSingleKeys } from './use-single-keys.ts'

/** Switch for single-key shortcuts, shown in two places. */
export const SingleKeysSwitch = () => (
  <Switch
    label={t.singleKeysLabel}
    description={t.singleKeysHint}
    checked={useSingleKeys()}
    onChange={(event) => setSingleKeys(event.currentTarget.checked)}
  />
)
