import * as t from '@hearback/texts/web/ui.ts'
import '../kit/input.css'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { Eye, EyeOff } from 'lucide-react'
import { Kit } from '../kit/Kit.tsx'

const ShowOrHide = ({ reveal }: { reveal: boolean }) =>
  reveal ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />

/** Password field with a visibility toggle; set `autoComplete` to "current-password" or "new-password". */
export const PasswordField = (props: PasswordInputProps) => (
  <Kit>
    <PasswordInput
      visibilityToggleIcon={ShowOrHide}
      visibilityToggleButtonProps={{ 'aria-label': t.passwordVisibilityLabel, 'aria-hidden': false, tabIndex: 0 }}
      {...props}
    />
  </Kit>
)
