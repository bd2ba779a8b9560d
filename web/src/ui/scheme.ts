import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'

/** Light or dark as the system says, until the person chooses. */
export function useScheme(): { dark: boolean; toggle: () => void } {
  const { setColorScheme } = useMantineColorScheme()
  const dark = useComputedColorScheme('light', { getInitialValueInEffect: true }) === 'dark'
  return { dark, toggle: () => setColorScheme(dark ? 'light' : 'dark') }
}
