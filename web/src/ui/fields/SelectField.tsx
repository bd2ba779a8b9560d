import * as t from '@hearback/texts/web/ui.ts'
import '../kit/input.css'
import '../kit/combobox.css'
import { Autocomplete, type AutocompleteProps, Select, type SelectProps } from '@mantine/core'
import { Kit } from '../kit/Kit.tsx'

/** One of a list; from eight entries on it can be searched. */
export const SelectField = ({ data, ...props }: SelectProps) => (
  <Kit>
    <Select data={data ?? []} searchable={(data?.length ?? 0) > 7} nothingFoundMessage={t.selectEmpty} {...props} />
  </Kit>
)

/** Free text with suggestions, e.g. a place; `data` are the suggestions for what is typed so far. */
export const SuggestField = (props: AutocompleteProps) => (
  <Kit>
    <Autocomplete {...props} />
  </Kit>
)
