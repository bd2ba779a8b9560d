import { Bookmark, Plus, Settings, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton, LinkButton } from '../Button.tsx'
import { toast } from '../feedback/toast-store.ts'
import { CheckboxField, Switch } from '../fields/CheckboxField.tsx'
import { CodeField } from '../fields/CodeField.tsx'
import { FileDrop } from '../fields/FileDrop.tsx'
import { NumberField } from '../fields/NumberField.tsx'
import { PasswordField } from '../fields/PasswordField.tsx'
import { PlaceField } from '../fields/PlaceField.tsx'
import { RadioCards } from '../fields/RadioCards.tsx'
import { SelectField, SuggestField } from '../fields/SelectField.tsx'
import { TagsField } from '../fields/TagsField.tsx'
import { TextArea, TextField } from '../fields/TextField.tsx'
import { FilterPill } from '../figures/Pill.tsx'
import { Section } from '../Layout.tsx'
import { Menu } from '../overlays/Menu.tsx'
import { Tooltip } from '../overlays/Tooltip.tsx'
import c from './Workshop.module.css'

const SIDES = [
  { value: 'jobseeker', label: 'I’m looking for work', description: 'Your profile, applications and answers.' },
  { value: 'employer', label: 'I’m hiring', description: 'Jobs, applicants and offers.' },
] as const

const TOWNS = ['Berlin', 'Boise', 'Bologna', 'Boston'].map((label) => ({ label }))
const townsLike = async (typed: string) =>
  TOWNS.filter(({ label }) => label.toLowerCase().startsWith(typed.toLowerCase()))

export const Controls = () => (
  <>
    <Buttons />
    <Fields />
  </>
)

const Buttons = () => (
  <Section title="Buttons and menus">
    <div className={c.row}>
      <Button variant="primary">Apply with your profile</Button>
      <Button icon={<Plus size={17} aria-hidden />}>Add</Button>
      <Button variant="quiet">Later</Button>
      <Button variant="danger" icon={<Trash2 size={17} aria-hidden />}>
        Delete
      </Button>
      <Button variant="accent">On pine only</Button>
      <Button variant="primary" busy>
        Sending
      </Button>
      <Button disabled>Not now</Button>
      <LinkButton to="/jobs" round>
        A link
      </LinkButton>
      <Button size="sm">Small</Button>
      <Button size="lg" variant="primary">
        Large
      </Button>
      <Tooltip tip="Save this job">
        <IconButton label="Save" variant="default" icon={<Bookmark size={18} aria-hidden />} />
      </Tooltip>
      <Menu
        label="Settings"
        trigger={(props) => (
          <Button {...props} icon={<Settings size={17} aria-hidden />}>
            Menu
          </Button>
        )}
        entries={[
          { label: 'Jobs', to: '/jobs' },
          { label: 'Say it', onSelect: () => toast('Said.') },
          'line',
          { label: 'Delete', danger: true, onSelect: () => undefined },
        ]}
      />
      <FilterPill label="Category" count={2}>
        <CheckboxField label="Full time" defaultChecked />
      </FilterPill>
      <FilterPill label="Distance">Nothing chosen</FilterPill>
    </div>
  </Section>
)

function Fields() {
  const [side, setSide] = useState<'jobseeker' | 'employer'>('jobseeker')
  const [code, setCode] = useState('')
  const [about, setAbout] = useState('')
  return (
    <Section title="Fields">
      <div className={c.grid}>
        <TextField label="Job title" description="For example, “Barber”" placeholder="Baker" required />
        <TextField label="Email" defaultValue="nobody" error="Enter a valid email address" />
        <NumberField label="Pay from" prefix="$" defaultValue={52000} />
        <PasswordField label="Password" defaultValue="correct horse" autoComplete="new-password" />
        <SelectField label="Paid by the" data={['hour', 'day', 'week', 'month', 'year']} defaultValue="hour" />
        <SelectField label="Category" data={Array.from({ length: 20 }, (_, n) => `Category ${n + 1}`)} />
        <SuggestField label="Employer" data={['Acme', 'Bakery Boise']} placeholder="Company" />
        <PlaceField label="Place" suggest={townsLike} />
        <TagsField label="Skills" defaultValue={['Espresso', 'Latte art']} placeholder="Add one" />
        <CodeField value={code} onChange={setCode} />
        <TextArea
          label="Cover letter"
          counted={2000}
          value={about}
          onChange={(event) => setAbout(event.currentTarget.value)}
        />
        <div>
          <CheckboxField
            label="Only jobs with answers"
            description="Companies that answer 80% or more"
            defaultChecked
          />
          <br />
          <CheckboxField label="I agree to the terms" error="Please agree first" />
          <br />
          <Switch label="Alert me" defaultChecked />
          <br />
          <Switch label="Quiet hours" labelFirst />
        </div>
        <RadioCards label="Account type" options={SIDES} value={side} onChange={setSide} />
        <FileDrop
          label="Drop your picture here"
          hint="PNG, JPG or WebP, up to 10 MB"
          accept="image/png,image/jpeg,image/webp"
          maxSize={10 * 1024 * 1024}
          onFile={(file) => toast(`${file.name} taken.`)}
        />
      </div>
    </Section>
  )
}
