import * as t from '@hearback/texts/web/ui.ts'
import '../kit/input.css'
import '../kit/combobox.css'
import { Autocomplete, type AutocompleteProps, Select, type SelectProps } from '@mantine/core'
import { Kit } from '../kit/Kit.tsx'

/** Select; searchable from eight options on. */
export const SelectField = ({ data, ...props }: SelectProps) => (
  <Kit>
    <Select data={data ?? []} searchable={(data?.length ?? 0) > 7} nothingFoundMessage={t.selectEmpty} {...props} />
  </Kit>
)

/** Free text with suggestions, e.g. a place; `data` holds the suggestions for the typed text. */
export const SuggestField = (props: AutocompleteProps) => (
  <Kit>
    <Autocomplete {...props} />
  </Kit>
)
