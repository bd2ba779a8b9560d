import { TextField } from './fields/TextField.tsx'

/** A secret to copy: read-only, selected on focus, and never translated. */
export const SecretField = ({ label, value }: { label: string; value: string }) => (
  <TextField
    label={label}
    value={value}
    readOnly
    translate="no"
    spellCheck={false}
    data-autofocus
    onFocus={({ currentTarget }) => currentTarget.select()}
  />
)
