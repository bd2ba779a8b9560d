import * as t from '@hearback/texts/web/ui.ts'
import { createTheme } from '@mantine/core'
import { DISPLAY, TEXT } from '../../theme.ts'

const CONTROL = { size: 'md', radius: 'var(--radius-control)' }
const FLOATING = { radius: 'var(--radius-tile)', shadow: 'lg' }
// One that is part of the page widens the layout viewport of a phone near its end, which moves the dropdown again and again.
const DROPDOWN = { ...FLOATING, floatingStrategy: 'fixed' } as const

/**
 * Theme of the component library. Plain objects, because importing a component to extend it would load it for every
 * form.
 */
export const theme = createTheme({
  fontFamily: TEXT,
  headings: { fontFamily: DISPLAY, fontWeight: '700' },
  fontSizes: { xs: '0.78125rem', sm: '0.84375rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  primaryColor: 'pine',
  primaryShade: { light: 8, dark: 3 },
  shadows: { sm: 'var(--shadow)', md: 'var(--shadow)', lg: 'var(--shadow)' },
  colors: {
    pine: [
      '#eef5f1',
      '#d7e8de',
      '#aed0bc',
      '#7fb698',
      '#4f9a76',
      '#2a7d5a',
      '#1a6547',
      '#125039',
      '#0c3d2c',
      '#082b1f',
    ],
    dark: [
      '#edf2ee',
      '#c9d3cd',
      '#b4c0b9',
      '#96a39b',
      '#3b4841',
      '#2e3933',
      '#1e2823',
      '#171f1b',
      '#121915',
      '#0c120f',
    ],
  },
  components: {
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'description', 'input', 'error'] } },
    TextInput: { defaultProps: CONTROL },
    Textarea: { defaultProps: CONTROL },
    PasswordInput: { defaultProps: CONTROL },
    TagsInput: { defaultProps: { ...CONTROL, comboboxProps: DROPDOWN, withScrollArea: false } },
    // The library's own scroll area is not reachable with the keyboard.
    Select: { defaultProps: { ...CONTROL, comboboxProps: DROPDOWN, withScrollArea: false } },
    Autocomplete: { defaultProps: { ...CONTROL, comboboxProps: DROPDOWN, withScrollArea: false } },
    // The library's focus placeholder is an invalid child of a menu.
    Menu: { defaultProps: { ...FLOATING, withInitialFocusPlaceholder: false } },
    Popover: { defaultProps: FLOATING },
    Modal: { defaultProps: { closeButtonProps: { 'aria-label': t.close }, centered: true } },
    Drawer: { defaultProps: { closeButtonProps: { 'aria-label': t.close } } },
  },
})
