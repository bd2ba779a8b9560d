import * as t from '@hearback/texts/web/ui.ts'
import { Printer } from 'lucide-react'
import { Button } from './Button.tsx'

/** Opens the print dialog; `@media print` styles select what is printed. */
export const PrintButton = ({ size, bordered = false }: { size?: 'sm'; bordered?: boolean }) => (
  <Button
    {...(size && { size })}
    {...(!bordered && { variant: 'quiet' })}
    icon={<Printer size={16} aria-hidden />}
    onClick={() => window.print()}
  >
    {t.print}
  </Button>
)
