import { phoneExtension } from '@hearback/contract/values/contact-primitives.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import type { TextInputProps } from '@mantine/core'
import { TextField } from '../../ui/fields/TextField.tsx'

/** Phone number field; its description tells when a typed extension is not saved. */
export function PhoneField({ description, value = '', ...props }: TextInputProps) {
  const extension = phoneExtension(String(value))
  return (
    <TextField
      label={t.phone}
      description={extension ? t.phoneExtensionWarning(extension) : description}
      type="tel"
      autoComplete="tel"
      required
      value={value}
      {...props}
    />
  )
}
