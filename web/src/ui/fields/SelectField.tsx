import * as t from '@hearback/texts/web/ui.ts'
import '../kit/input.css'
import '../kit/combobox.css'
import { Autocomplete, type AutocompleteProps, Select, type SelectProps } from '@mantine/core'
import { Kit } from '../kit/Kit.tsx'
import { shownName } from '../text/stored-name.ts'
import { Verbatim } from '../text/Verbatim.tsx'

/** Select; searchable from eight options on. */
export const SelectField = ({ data, ...props }: SelectProps) => (
  <Kit>
    <Select data={data ?? []} searchable={(data?.length ?? 0) > 7} nothingFoundMessage={t.selectEmpty} {...props} />
  </Kit>
)

/** Renders an option that is a name, which browsers do not translate. */
export const asName: NonNullable<SelectProps['renderOption']> = ({ option }) => <Verbatim>{option.label}</Verbatim>

/** Free text with suggestions, e.g. a place; `data` holds the suggestions for the typed text. */
export const SuggestField = (props: AutocompleteProps) => (
  <Kit>
    <Autocomplete {...props} />
  </Kit>
)

interface NameFieldProps extends Omit<AutocompleteProps, 'data'> {
  /** Suggested names, as the server stores them. */
  data: readonly string[]
}

/** Free text with suggestions of names that are stored in English (`shownName`); the value is the stored name. */
export const NameField = ({ data, value, onChange, ...props }: NameFieldProps) => (
  <SuggestField
    {...props}
    data={[...new Set(data.map(shownName))]}
    value={shownName(value ?? '')}
    onChange={(shown) => onChange?.(data.find((name) => shownName(name) === shown) ?? shown)}
  />
)
